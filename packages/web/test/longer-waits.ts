import { configure } from '@testing-library/react'

/** A second is short for a machine that does much else; what never comes fails the test all the same. */
configure({ asyncUtilTimeout: 30_000 })

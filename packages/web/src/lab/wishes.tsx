import { NUMBER_TOKENS, pips, RESOURCES } from '@serai/catan'
import type { Refusal } from '@serai/kernel'
import { type BoardConstraints, type BoardMode, type ConstraintName, LEAST_CORNER_PIPS } from '@serai/lab'
import { Stepper } from '../lobby/stepper.tsx'
import type { Catalogue } from '../text/catalogue.ts'
import { useText } from '../text/language.ts'
import { Choice } from '../ui/choice.tsx'
import { Switch } from '../ui/switch.tsx'
import styles from './wishes.module.css'

type LabTexts = Catalogue['lab']

/** What a constraint is set to when somebody turns it on. */
export const USUAL = { cluster: 2, cornerPips: 12, resourcePips: { min: 9, max: 14 } } as const

const ALL_PIPS = NUMBER_TOKENS.reduce((sum, number) => sum + pips(number), 0)
const RESOURCE_NUMBERS = RESOURCES.length

/** Bounds that some board can keep to. */
export const CLUSTER = { min: 1, max: 4 }
export const cornerBounds = (mode: BoardMode) => ({ min: LEAST_CORNER_PIPS[mode], max: 15 })
export const FEWEST_PIPS = { min: 0, max: Math.floor(ALL_PIPS / RESOURCE_NUMBERS) }
export const MOST_PIPS = { min: Math.ceil(ALL_PIPS / RESOURCE_NUMBERS), max: 25 }

/** The constraints with one of them changed; undefined takes it out. */
export function withWish<N extends ConstraintName>(
  constraints: BoardConstraints,
  name: N,
  value: BoardConstraints[N] | undefined,
): BoardConstraints {
  const { [name]: _, ...rest } = constraints
  return value === undefined ? rest : { ...rest, [name]: value }
}

/** A constraint in words, with its bound. */
export function wishWords(name: ConstraintName, constraints: BoardConstraints, lab: LabTexts): string {
  switch (name) {
    case 'redsApart':
      return lab.redsApart
    case 'equalsApart':
      return lab.equalsApart
    case 'rareApart':
      return lab.rareApart
    case 'foreignHarbours':
      return lab.foreignHarbours
    case 'cluster':
      return lab.cluster(constraints.cluster ?? USUAL.cluster)
    case 'cornerPips':
      return lab.cornerPips(constraints.cornerPips ?? USUAL.cornerPips)
    case 'resourcePips': {
      const { min, max } = constraints.resourcePips ?? USUAL.resourcePips
      return lab.resourcePips(min, max)
    }
    case 'desert':
      return constraints.desert === 'centre' ? lab.desertCentre : lab.desertAway
  }
}

/** Why there is no such board. */
export function wishFault(
  refusal: Refusal<'E_CONSTRAINT' | 'E_NO_BOARD'>,
  constraints: BoardConstraints,
  lab: LabTexts,
): string {
  if (refusal.code === 'E_NO_BOARD') {
    const broken = refusal.broken as readonly ConstraintName[]
    // Nobody asks for what boards keep to anyway.
    const asked = (refusal.asked as typeof broken).filter((name) => name !== 'redsApart' || broken.includes(name))
    const list = (names: typeof broken): string =>
      names.map((name) => wishWords(name, constraints, lab).toLowerCase()).join(', ')
    const none = lab.noBoard(list(asked))
    return broken.length < asked.length ? `${none} ${lab.nearest(list(broken))}` : none
  }
  if (refusal.constraint === 'resourcePips') return resourcesFault(constraints, lab)
  if (refusal.constraint === 'cornerPips') return lab.impossibleCorners(Number(refusal.least))
  return lab.impossibleCluster(CLUSTER.min, CLUSTER.max)
}

function resourcesFault({ resourcePips: { min, max } = USUAL.resourcePips }: BoardConstraints, lab: LabTexts): string {
  return min > max ? lab.crossedResources(min, max) : lab.impossibleResources(ALL_PIPS, FEWEST_PIPS.max, MOST_PIPS.min)
}

interface Props {
  readonly mode: BoardMode
  readonly constraints: BoardConstraints
  readonly onChange: (constraints: BoardConstraints) => void
}

const FLAGS = ['equalsApart', 'rareApart', 'foreignHarbours'] as const

/** Everything that a board can be asked to keep to. */
export function WishFields({ mode, constraints, onChange }: Props) {
  const { lab } = useText()
  const { redsApart = true, cluster, cornerPips, resourcePips, desert } = constraints
  const words = (name: keyof BoardConstraints) => wishWords(name, constraints, lab)
  return (
    <div className={styles.wishes}>
      <Switch
        on={redsApart}
        label={words('redsApart')}
        onChange={(on) => onChange(withWish(constraints, 'redsApart', on))}
      />
      {FLAGS.map((name) => (
        <Switch
          key={name}
          on={constraints[name] === true}
          label={words(name)}
          onChange={(on) => onChange(withWish(constraints, name, on || undefined))}
        />
      ))}
      <div>
        <Switch
          on={cluster !== undefined}
          label={words('cluster')}
          onChange={(on) => onChange(withWish(constraints, 'cluster', on ? USUAL.cluster : undefined))}
        />
        {cluster === undefined ? null : (
          <Stepper
            label={lab.clusterMost}
            value={cluster}
            {...CLUSTER}
            onChange={(value) => onChange(withWish(constraints, 'cluster', value))}
          />
        )}
      </div>
      <div>
        <Switch
          on={cornerPips !== undefined}
          label={words('cornerPips')}
          onChange={(on) => onChange(withWish(constraints, 'cornerPips', on ? USUAL.cornerPips : undefined))}
        />
        {cornerPips === undefined ? null : (
          <Stepper
            label={lab.cornerMost}
            value={cornerPips}
            {...cornerBounds(mode)}
            onChange={(value) => onChange(withWish(constraints, 'cornerPips', value))}
          />
        )}
      </div>
      <div>
        <Switch
          on={resourcePips !== undefined}
          label={words('resourcePips')}
          onChange={(on) => onChange(withWish(constraints, 'resourcePips', on ? USUAL.resourcePips : undefined))}
        />
        {resourcePips === undefined ? null : (
          <>
            <Stepper
              label={lab.resourceMin}
              value={resourcePips.min}
              {...FEWEST_PIPS}
              onChange={(min) => onChange(withWish(constraints, 'resourcePips', { ...resourcePips, min }))}
            />
            <Stepper
              label={lab.resourceMax}
              value={resourcePips.max}
              {...MOST_PIPS}
              onChange={(max) => onChange(withWish(constraints, 'resourcePips', { ...resourcePips, max }))}
            />
          </>
        )}
      </div>
      <div className={styles.desert}>
        <span aria-hidden="true">{lab.desert}</span>
        <Choice
          label={lab.desert}
          value={desert ?? 'any'}
          values={(['any', 'centre', 'away'] as const).map((value) => ({ value, label: lab.deserts[value] }))}
          onChange={(value) => onChange(withWish(constraints, 'desert', value === 'any' ? undefined : value))}
        />
      </div>
    </div>
  )
}

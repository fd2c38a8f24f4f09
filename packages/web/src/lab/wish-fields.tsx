import type { BoardConstraints, BoardMode } from '@serai/lab'
import { Stepper } from '../lobby/stepper.tsx'
import { useText } from '../text/language.ts'
import { Choice } from '../ui/choice.tsx'
import { Switch } from '../ui/switch.tsx'
import styles from './wish-fields.module.css'
import { CLUSTER, cornerBounds, FEWEST_PIPS, MOST_PIPS, USUAL, wishWords, withWish } from './wishes.ts'

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

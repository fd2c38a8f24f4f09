import { type ReactNode, useState } from 'react'
import { canNotify, wantNotifications } from '../alerts/notification.ts'
import { looksOf } from '../games/registry.ts'
import { LANGUAGES, MOTIONS, PALETTES, type Prefs, setPrefs, THEMES, usePrefs } from '../prefs/prefs.ts'
import { useText } from '../text/language.ts'
import { Button } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'
import { LookMark } from '../ui/seat-mark.tsx'
import { Switch } from '../ui/switch.tsx'
import styles from './settings-form.module.css'

/** Every choice counts at once and is remembered in this browser. */
export function SettingsForm() {
  const { settings } = useText()
  const prefs = usePrefs()
  const [guidesBack, setGuidesBack] = useState(false)
  const one = <Key extends 'language' | 'theme' | 'motion' | 'palette'>(
    key: Key,
    label: string,
    values: readonly Prefs[Key][],
    labels: Readonly<Record<Prefs[Key], string>>,
    more?: ReactNode,
  ) => (
    <div className={styles.choice}>
      <p>{label}</p>
      <Choice
        label={label}
        value={prefs[key]}
        values={values.map((value) => ({ value, label: labels[value] }))}
        onChange={(value) => setPrefs({ [key]: value })}
      />
      {more}
    </div>
  )
  const flag = (key: 'sound' | 'vibration' | 'confirm' | 'autoRoll' | 'autoForced', label: string, note: string) => (
    <Switch on={prefs[key]} onChange={(on) => setPrefs({ [key]: on })} label={label} note={note} />
  )
  return (
    <div className={styles.form}>
      {one('language', settings.language, LANGUAGES, settings.languages)}
      {one('theme', settings.theme, THEMES, settings.themes)}
      {one('motion', settings.motion, MOTIONS, settings.motions)}
      {one('palette', settings.palette, PALETTES, settings.palettes, <PaletteNote />)}
      {flag('sound', settings.sound, settings.soundNote)}
      {'vibrate' in navigator ? flag('vibration', settings.vibration, settings.vibrationNote) : null}
      <Notifications />
      {flag('confirm', settings.confirm, settings.confirmNote)}
      {flag('autoRoll', settings.autoRoll, settings.autoRollNote)}
      {flag('autoForced', settings.autoForced, settings.autoForcedNote)}
      <Button
        onClick={() => {
          setPrefs({ seenGuides: [] })
          setGuidesBack(true)
        }}
      >
        {settings.guides}
      </Button>
      {guidesBack ? <p role="status">{settings.guidesShown}</p> : null}
    </div>
  )
}

/** What the colours are chosen for, and how they look now. */
function PaletteNote() {
  const { settings } = useText()
  const looks = looksOf('catan')
  return (
    <div className={styles.palette}>
      {[0, 1, 2, 3].map((seat) => (
        <LookMark key={seat} look={looks(seat)} size={26} />
      ))}
      <small>{settings.paletteNote}</small>
    </div>
  )
}

function Notifications() {
  const { settings } = useText()
  const isOn = usePrefs((prefs) => prefs.notify)
  const [isBlocked, setBlocked] = useState(false)
  if (!canNotify()) return <p className={styles.note}>{`${settings.notify}. ${settings.notifyImpossible}`}</p>
  const change = async (on: boolean) => setBlocked(on && !(await wantNotifications(on)))
  return (
    <Switch
      on={isOn}
      onChange={(on) => void change(on)}
      label={settings.notify}
      note={isBlocked ? settings.notifyBlocked : settings.notifyNote}
    />
  )
}

import { Suspense } from 'react'
import { Redirect, Route, Switch, useLocation } from 'wouter'
import { HomePage } from './home/home-page.tsx'
import { DeadEnd } from './look/dead-end.tsx'
import { IconSprite } from './look/icon.tsx'
import { later } from './look/later.tsx'
import { Notice } from './look/notice.tsx'
import { Stumble } from './look/stumble.tsx'
import { nameInPath } from './people/name-in-path.ts'
import { TablePage } from './table/later-table-page.ts'
import { useText } from './text/language.ts'

const AccountPage = later(() => import('./account/account-page.tsx').then(({ AccountPage }) => AccountPage))
const ProfilePage = later(() => import('./account/profile-page.tsx').then(({ ProfilePage }) => ProfilePage))
const LeaderboardPage = later(() =>
  import('./account/leaderboard-page.tsx').then(({ LeaderboardPage }) => LeaderboardPage),
)
const LabPage = later(() => import('./lab/lab-page.tsx').then(({ LabPage }) => LabPage))
const AlonePage = later(() => import('./offline/alone-page.tsx').then(({ AlonePage }) => AlonePage))
const HelpPage = later(() => import('./help/help-page.tsx').then(({ HelpPage }) => HelpPage))
const SettingsPage = later(() => import('./settings/settings-page.tsx').then(({ SettingsPage }) => SettingsPage))
const ReplayPage = later(() => import('./replay/replay-page.tsx').then(({ ReplayPage }) => ReplayPage))
const FinishedPage = later(() => import('./finished/finished-page.tsx').then(({ FinishedPage }) => FinishedPage))

export function App() {
  const { common } = useText()
  const [path] = useLocation()
  return (
    <>
      <IconSprite />
      <Stumble path={path}>
        <Suspense fallback={<Notice text={common.loading} />}>
          <Switch>
            <Route path="/">
              <HomePage />
            </Route>
            <Route path="/alone/:game">{({ game }) => <AlonePage key={game} game={game} />}</Route>
            <Route path="/help/:game?">{({ game }) => <HelpPage key={game} game={game} />}</Route>
            <Route path="/rules/:game?">
              {({ game }) => <Redirect to={game ? `/help/${game}` : '/help'} replace />}
            </Route>
            <Route path="/lab/:code?">{({ code }) => <LabPage code={code} />}</Route>
            <Route path="/settings">
              <SettingsPage />
            </Route>
            <Route path="/t/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
            <Route path="/replay/:id">{({ id }) => <ReplayPage key={id} id={id} />}</Route>
            <Route path="/games">
              <FinishedPage />
            </Route>
            <Route path="/me">
              <AccountPage />
            </Route>
            <Route path="/people/:name">{({ name }) => <ProfilePage key={name} name={nameInPath(name)} />}</Route>
            <Route path="/leaderboard">
              <LeaderboardPage />
            </Route>
            <Route>
              <DeadEnd text={common.noPage} />
            </Route>
          </Switch>
        </Suspense>
      </Stumble>
    </>
  )
}

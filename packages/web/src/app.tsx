import { Suspense } from 'react'
import { Redirect, Route, Switch, useLocation } from 'wouter'
import { HomePage } from './home/home-page.tsx'
import { nameInPath } from './people/names.ts'
import { TablePage } from './table/lazy-table-page.ts'
import { useText } from './text/language.ts'
import { ErrorBoundary } from './ui/error-boundary.tsx'
import { IconSprite } from './ui/icon.tsx'
import { lazyComponent } from './ui/lazy-component.tsx'
import { NotFound, Notice } from './ui/notice.tsx'

const AccountPage = lazyComponent(() => import('./account/account-page.tsx').then(({ AccountPage }) => AccountPage))
const ProfilePage = lazyComponent(() => import('./account/profile-page.tsx').then(({ ProfilePage }) => ProfilePage))
const LeaderboardPage = lazyComponent(() =>
  import('./account/leaderboard-page.tsx').then(({ LeaderboardPage }) => LeaderboardPage),
)
const LabPage = lazyComponent(() => import('./lab/lab-page.tsx').then(({ LabPage }) => LabPage))
const AlonePage = lazyComponent(() => import('./offline/alone-page.tsx').then(({ AlonePage }) => AlonePage))
const HelpPage = lazyComponent(() => import('./help/help-page.tsx').then(({ HelpPage }) => HelpPage))
const SettingsPage = lazyComponent(() =>
  import('./settings/settings-page.tsx').then(({ SettingsPage }) => SettingsPage),
)
const ReplayPage = lazyComponent(() => import('./replay/replay-page.tsx').then(({ ReplayPage }) => ReplayPage))
const FinishedPage = lazyComponent(() =>
  import('./finished/finished-page.tsx').then(({ FinishedPage }) => FinishedPage),
)

export function App() {
  const { common } = useText()
  const [path] = useLocation()
  return (
    <>
      <IconSprite />
      <ErrorBoundary path={path}>
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
              <NotFound text={common.noPage} />
            </Route>
          </Switch>
        </Suspense>
      </ErrorBoundary>
    </>
  )
}

import { spawn, spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Runs a program in the root folder with its output shown; the exit code, 1 when it could not start. */
export function run(command, args, env = {}) {
  const done = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
  if (done.error) console.error(`${command}: ${done.error.message}`)
  return done.status ?? 1
}

/** A tool of node_modules by its script, without a shell: the same on every system. */
export function runTool(script, args, env) {
  return run(process.execPath, [join(root, 'node_modules', script), ...args], env)
}

export function runNpm(args) {
  const script = process.env.npm_execpath
  if (script?.endsWith('.js')) return run(process.execPath, [script, ...args])
  const done = spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (done.error) console.error(`npm: ${done.error.message}`)
  return done.status ?? 1
}

/** As `run`, for so many milliseconds at most: the exit code, or null when the time was up and everything it had started was ended. */
export function runBounded(command, args, env, milliseconds) {
  // A group of its own, because a test that never returns does not listen when only its parent is told to stop.
  const group = process.platform !== 'win32'
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env }, detached: group })
  const end = () => {
    if (group && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    else child.kill('SIGKILL')
  }
  const interrupted = () => {
    end()
    process.exit(130)
  }
  process.once('SIGINT', interrupted)
  return new Promise((resolve) => {
    let late = false
    const timer = setTimeout(() => {
      late = true
      end()
    }, milliseconds)
    const finish = (code) => {
      clearTimeout(timer)
      process.removeListener('SIGINT', interrupted)
      resolve(late ? null : (code ?? 1))
    }
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`)
      finish(1)
    })
    child.once('exit', finish)
  })
}

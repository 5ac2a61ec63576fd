import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/** Whether the history here reaches back to a commit: a shallow clone, or an archive of the sources, has none. */
export function hasCommit(commit: string): boolean {
  return spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root }).status === 0
}

/** Makes the sources, packages and build of an earlier release in an empty folder. */
export function checkOutRelease(commit: string, checkout: string): void {
  mkdirSync(checkout)
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1 << 30 })
  execFileSync('tar', ['-x', '-C', checkout], { input: archive })
  const [theirs, ours] = [checkout, root].map((folder) => readFileSync(join(folder, 'package-lock.json')))
  if (theirs && ours?.equals(theirs)) symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'))
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: checkout, stdio: 'inherit' })
  const env = { ...process.env, NODE_ENV: 'production' }
  const stdio: ['ignore', 'ignore', 'inherit'] = ['ignore', 'ignore', 'inherit']
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: checkout, stdio, env })
}

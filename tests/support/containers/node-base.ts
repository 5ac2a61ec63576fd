import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'

export const certificates = 'etc/ssl/certs/ca-certificates.crt'

/** What the Containerfile asks of a base: Debian with Node and npm. Packages come by this machine's certificates. */
export function makeNodeBase(base: string): void {
  execFileSync('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', base], {
    stdio: 'ignore',
  })
  copyFileSync(join('/', certificates), join(base, certificates))
  copyFileSync(process.execPath, join(base, 'usr/local/bin/node'))
  const which = execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim()
  cpSync(dirname(dirname(realpathSync(which))), join(base, 'usr/local/lib/node_modules/npm'), {
    recursive: true,
  })
  execFileSync('ln', ['-s', '../lib/node_modules/npm/bin/npm-cli.js', join(base, 'usr/local/bin/npm')])
}

import { signatures } from '../portal/clamd.ts'

type Service = Record<string, unknown>

/** The services of deploy/compose that are other programs, each as `image` has it, made by stand-ins.Containerfile. */
export function standIns(
  image: string,
  checkout: string,
): Record<'postgres' | 's3' | 'bucket' | 'clamav' | 'caddy', Service> {
  const clamd = 'TCPSocket 3310\\nForeground yes\\nDatabaseDirectory /var/lib/clamav\\n'
  const start = [
    `printf '${clamd}' > /etc/clamav/clamd.conf`,
    `printf '%s' "$$SIGNATURES" > /var/lib/clamav/own.ndb`,
    'exec clamd',
  ]
  return {
    // As its image declares: clients are not waited for.
    postgres: { image, entrypoint: ['postgres.sh'], stop_signal: 'SIGINT' },
    s3: {
      image,
      entrypoint: ['node', '--no-warnings', '/checkout/tests/support/containers/s3.ts'],
      volumes: [`${checkout}:/checkout:ro`],
    },
    bucket: { image },
    clamav: {
      ...{ image, entrypoint: ['sh', '-c', start.join(' && ')] },
      environment: { SIGNATURES: signatures },
    },
    caddy: {
      ...{ image, entrypoint: ['caddy', 'run', '--config', '/etc/caddy/Caddyfile'] },
      environment: { XDG_DATA_HOME: '/data', XDG_CONFIG_HOME: '/config' },
    },
  }
}

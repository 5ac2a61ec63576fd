/** Where files are kept on an S3 server, and how it is reached. */
export type S3Place = {
  bucket: string
  /** Before every name: '' or ending with a slash. */
  prefix: string
  region: string
  /** Null for AWS. */
  endpoint: string | null
  /** Whether the bucket stands in the path, not in the host name. */
  isPathStyle: boolean
  /** What the server encrypts with, besides the portal's own sealing; null leaves it to the bucket. */
  encryption: { algorithm: 'AES256' | 'aws:kms'; keyId: string | null } | null
  /** Null for the SDK's own chain: environment, files, the machine's role. */
  accessKey: { id: string; secret: string } | null
}

const known = ['region', 'endpoint', 'style', 'encryption', 'kmsKey']

/**
 * Reads `s3://bucket/prefix?region=…&endpoint=…&style=path|host&encryption=AES256|aws:kms&kmsKey=…`.
 * @param isAllowedEndpoint tells whether keys and files may be sent to an address
 * @returns null where it is malformed
 */
export function parseS3Address(
  text: string,
  isAllowedEndpoint: (address: string) => boolean,
): Omit<S3Place, 'accessKey'> | null {
  const url = URL.parse(text)
  if (url?.protocol !== 's3:' || url.username || url.password || url.port || url.hash) return null
  const { searchParams: asked } = url
  const names = [...asked.keys()]
  if (names.some((name) => !known.includes(name)) || new Set(names).size < names.length) return null
  const endpoint = asked.get('endpoint')
  const region = asked.get('region') ?? (endpoint ? 'us-east-1' : '')
  const style = asked.get('style') ?? (endpoint ? 'path' : 'host')
  const encryption = parseEncryption(asked.get('encryption'), asked.get('kmsKey'))
  const path = url.pathname.replace(/^\/|\/$/g, '')
  const isWellFormed =
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.hostname) &&
    /^([\w-]+(\/[\w-]+)*)?$/.test(path) &&
    /^[a-z0-9-]+$/.test(region) &&
    (endpoint === null || isAllowedEndpoint(endpoint)) &&
    ['path', 'host'].includes(style)
  if (!isWellFormed || encryption === undefined) return null
  return {
    bucket: url.hostname,
    prefix: path && `${path}/`,
    region,
    endpoint,
    isPathStyle: style === 'path',
    encryption,
  }
}

/** Undefined where the two do not fit. */
function parseEncryption(algorithm: string | null, keyId: string | null): S3Place['encryption'] | undefined {
  if (algorithm === 'aws:kms') return { algorithm, keyId }
  if (keyId !== null) return undefined
  if (algorithm === 'AES256') return { algorithm, keyId }
  return algorithm === null ? null : undefined
}

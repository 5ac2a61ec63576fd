/**
 * A path of this site as it came from an address or a form; the fallback for anything that could lead elsewhere,
 * such as `//evil.example`, `/\evil.example` or `javascript:`.
 */
export function localPath(value: unknown, fallback = '/'): string {
  return typeof value === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(value) ? value : fallback
}

/**
 * A path of this site as it came from an address or a form; the fallback for anything that could lead elsewhere,
 * such as `//evil.example`, `/en//evil.example`, `/\evil.example` or `javascript:`, and for what no header can hold.
 */
export function localPath(value: unknown, fallback = '/'): string {
  return typeof value === 'string' && /^\/[^\s\\\p{Cc}\p{Cs}]*$/u.test(value) && !pathOf(value).includes('//')
    ? value
    : fallback
}

/** Without query and fragment, in which two slashes are harmless. */
function pathOf(value: string): string {
  return value.split(/[?#]/)[0] ?? ''
}

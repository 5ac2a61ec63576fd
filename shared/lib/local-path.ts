/**
 * A path of this site as it came from an address or a form; the fallback for anything that could lead elsewhere,
 * such as `//evil.example`, `/en//evil.example`, `/\evil.example` or `javascript:`. What a header holds in no other way is
 * percent-encoded.
 */
export function localPath(value: unknown, fallback = '/'): string {
  return typeof value === 'string' && /^\/[^\s\\\p{Cc}\p{Cs}]*$/u.test(value) && !pathOf(value).includes('//')
    ? value.replace(/[^!-~]+/g, encodeURIComponent)
    : fallback
}

/** Without query and fragment, in which two slashes are harmless. */
function pathOf(value: string): string {
  return value.split(/[?#]/)[0] ?? ''
}

/**
 * A path of this site from an address or a form; the fallback for anything that could lead elsewhere, such as
 * `//evil.example`, `/en//evil.example`, `/\evil.example` or `javascript:`. Characters that a header cannot
 * hold are percent-encoded.
 */
export function localPath(value: unknown, fallback = '/'): string {
  return typeof value === 'string' && /^\/[^\s\\\p{Cc}\p{Cs}]*$/u.test(value) && !pathOf(value).includes('//')
    ? value.replace(/[^!-~]+/g, encodeURIComponent)
    : fallback
}

/** Without query and fragment, where two slashes are harmless. */
function pathOf(value: string): string {
  return value.split(/[?#]/)[0] ?? ''
}

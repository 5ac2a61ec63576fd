/** Matches as the router does: capitals count, slashes at the end do not, a parameter is one part of the path. */
export function patternOf(path: string): RegExp {
  const source = path
    .replace(/(?<!\/)\/+$/, '')
    .replace(/[\\.*+^${}|()[\]]/g, '\\$&')
    .replace(/\/:\w+(\?)?/g, (_, isOptional) => (isOptional ? '(?:/[^/]+)?' : '/[^/]+'))
  return new RegExp(`^${source}/*$`)
}

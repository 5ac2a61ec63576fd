/** Matches as the router does: case matters, trailing slashes do not, a parameter is one path segment. */
export function patternOf(path: string): RegExp {
  const source = path
    .replace(/(?<!\/)\/+$/, '')
    .replace(/[\\.*+^${}|()[\]]/g, '\\$&')
    .replace(/\/:\w+(\?)?/g, (_, isOptional) => (isOptional ? '(?:/[^/]+)?' : '/[^/]+'))
  return new RegExp(`^${source}/*$`)
}

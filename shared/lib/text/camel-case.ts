/** A name as `in_review`, written as `inReview`. */
export type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name

/** Writes `in_review` as `inReview`, the way tables of words name what states call themselves. */
export function camelCase<Name extends string>(name: Name): CamelCase<Name> {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) as CamelCase<Name>
}

/** Writes `inReview` as `in_review`, the way messages are named. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

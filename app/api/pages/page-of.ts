/** The page of a list that an address asks for; the first where the number is invalid. */
export function pageOf({ searchParams }: Pick<URL, 'searchParams'>): number {
  const page = Number(searchParams.get('page'))
  return Number.isSafeInteger(page) && page > 0 && page <= 10_000 ? page : 1
}

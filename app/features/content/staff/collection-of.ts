import { ApiError } from '../../../../shared/contract/errors.ts'
import { type CollectionName, collectionNames } from '../../../../shared/rules/content/collections.ts'

/** The collection that an address names. @throws ApiError `notFound` */
export function collectionOf(name: string | undefined): CollectionName {
  const found = collectionNames.find((one) => one === name)
  if (!found) throw new ApiError('notFound')
  return found
}

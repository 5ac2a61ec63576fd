import { ApiError } from '../../../shared/contract/errors.ts'

/** Tries again, as a client does, while the portal, with every connection in use, asks to come back later. */
export async function untilAnswered<T>(send: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await send()
    } catch (error) {
      if (!(error instanceof ApiError) || error.reason !== 'unavailable') throw error
    }
  }
}

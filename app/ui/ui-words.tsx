import { createContext, use } from 'react'

/** The few words that many primitives repeat, in the language of the page. */
export type UiWordsValue = {
  /** Before an error at its field: 错误： */
  errorPrefix: string
  /** After a label that may stay empty: （选填） */
  optional: string
  /** After a link that opens a new window: （在新窗口打开） */
  newWindow: string
}

/** Set once by the page's frame: `<UiWords value={…}>`. */
export const UiWords = createContext<UiWordsValue | null>(null)

/** The repeated words; throws if no frame has set them, since a field would lose its meaning. */
export function useUiWords(): UiWordsValue {
  const words = use(UiWords)
  if (!words) throw new Error('UiWords is not set above this component')
  return words
}

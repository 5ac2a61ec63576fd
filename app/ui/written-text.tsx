import { languageTag } from '../../shared/lib/locale.ts'
import { writtenLanguage } from './written-language.ts'

/** A text that somebody wrote in any language, marked with the language of its script. */
export function WrittenText({ text }: { text: string }) {
  return <span lang={languageTag(writtenLanguage(text))}>{text}</span>
}

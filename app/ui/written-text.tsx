import { languageTag } from '../../shared/lib/locale.ts'
import { writtenLanguage } from './written-language.ts'

/** What somebody wrote in whatever language, marked with the language that its letters tell. */
export function WrittenText({ text }: { text: string }) {
  return <span lang={languageTag(writtenLanguage(text))}>{text}</span>
}

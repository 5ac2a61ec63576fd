import type { Bilingual } from '../../lib/locale.ts'

/** What a team profile can prefill. */
export type Prefill =
  | 'organisationName'
  | 'creditCode'
  | 'teamName'
  | 'contactName'
  | 'contactPhone'
  | 'contactEmail'

type QuestionBase = {
  /** Stable within a question set: letters and digits, camelCase. */
  key: string
  label: Bilingual
  hint?: Bilingual
  /** Required unless true. */
  isOptional?: boolean
}

/** One question of an application form. Lengths are counted in characters. */
export type Question = QuestionBase &
  (
    | { type: 'text'; maxLength: number; prefill?: Prefill; format?: 'email' | 'phone' | 'url' }
    | { type: 'longText'; minLength?: number; maxLength: number }
    | { type: 'number'; min: number; max: number; unit: Bilingual }
    | { type: 'date'; from?: 'today' }
    | { type: 'choice'; options: { value: string; label: Bilingual }[] }
    | { type: 'choices'; options: { value: string; label: Bilingual }[]; atMost?: number }
    | { type: 'file'; accept: ('pdf' | 'image')[]; atMost: number }
    | { type: 'agreement'; article: string; version: number }
    /** `most` is the highest sum that can be asked for, in yuan. */
    | { type: 'budget'; atMostLines: number; most?: number }
  )

/** A topic of the form: a page of its own where the form has more than five questions. */
type QuestionSection = { key: string; title: Bilingual; questions: Question[] }
export type QuestionSet = { sections: QuestionSection[] }

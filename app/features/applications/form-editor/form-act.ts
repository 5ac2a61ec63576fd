import { redirect } from 'react-router'
import type { Api } from '../../../../shared/contract/contract.ts'
import { ApiError } from '../../../../shared/contract/errors.ts'
import { type Bilingual, type Locale, locales, pathInLocale } from '../../../../shared/lib/locale.ts'
import { missingInQuestion } from '../../../../shared/rules/applications/missing-in-form.ts'
import type { Question, QuestionSet } from '../../../../shared/rules/applications/questions.ts'
import type { CollectionName } from '../../../../shared/rules/content/collections.ts'
import type { PostedForm } from '../../../api/forms/posted-form.ts'
import type { Told } from '../../../api/pages/told-texts.ts'
import {
  addQuestion,
  addSection,
  moveQuestion,
  moveSection,
  removeQuestion,
  removeSection,
  renameSection,
  saveQuestion,
} from './change-form.ts'
import { markQuestion } from './mark-question.ts'
import {
  findQuestion,
  formOf,
  newQuestion,
  type OfferingForm,
  questionTypes,
  sharedOf,
} from './offering-form.ts'
import { readQuestion } from './read-question.ts'
import { readRules } from './read-rules.ts'
import { toldOfQuestion, toldOfRules, toldOfSection } from './told-of-form.ts'

type Args = {
  api: Api
  form: PostedForm
  locale: Locale
  /** What holds the rules and the questions. */
  record: { collection: CollectionName; number: string }
  /** The address of the form, without language. */
  path: string
}

/** Carries out a button of the page of conditions and questions, saved as a draft of the record. */
export async function actOnForm({ api, form, locale, record, path }: Args): Promise<Response> {
  if (form.text('intent').split('.')[0] === 'rules') {
    await change(api, form, record, {
      apply: (before) => ({ ...before, rules: readRules(form) }),
      told: ({ rules }) => toldOfRules(rules),
    })
    return redirect(savedPath(path, locale))
  }
  let to: Pick<Changed, 'added' | 'place'> = { added: null, place: 'questions' }
  await change(api, form, record, {
    apply: (before) => {
      const rules = form.alongHeld(toldOfRules(before.rules))
      const next = changeQuestions(before.questions, form)
      to = next
      return { ...before, ...(rules && { rules: readRules(rules) }), questions: next.set }
    },
  })
  return redirect(to.added ? pathInLocale(`${path}/${to.added}`, locale) : savedPath(path, locale, to.place))
}

export type Changed = {
  set: QuestionSet
  /** The key of a new question. */
  added: string | null
  /** The id of the element with which the page continues. */
  place: string
}

/**
 * Applies a button of the question editor to the questions as they are now, whatever its page has shown.
 * @throws ApiError `notFound` for an unknown button, `conflict` for a topic that is gone, or that is to be
 * removed and was changed, `invalidInput` for a missing title, with `changedElsewhere` for one that has
 * changed meanwhile
 */
export function changeQuestions(set: QuestionSet, form: PostedForm): Changed {
  const [what = '', how = '', key = '', past = ''] = form.text('intent').split('.')
  const direction = how === 'up' || how === 'down' ? how : null
  const kept = (next: QuestionSet, place = `${what}-${key}`): Changed => ({ set: next, added: null, place })
  if (what === 'question' && how === 'add') return addedQuestion(set, form, { section: key, key: past })
  if (what === 'question' && direction) return kept(moveQuestion(set, key, { direction, past }))
  if (what !== 'section') throw new ApiError('notFound')
  if (how === 'add') return addedSection(set, form, key)
  if (direction) return kept(moveSection(set, key, { direction, past }))
  if (how === 'rename') return kept(renamedSection(set, form, key))
  if (how === 'remove') return kept(removedSection(set, form, key), 'questions')
  throw new ApiError('notFound')
}

/** A topic's title in both languages; `id` tells the page's forms apart. @throws ApiError `invalidInput` */
function titleIn(form: PostedForm, id: string): Bilingual {
  const title = { zh: form.text('title.zh').trim(), en: form.text('title.en').trim() }
  const missing = locales.filter((language) => title[language] === '')
  if (missing.length === 0) return title
  const fields = missing.map((language) => [`title-${id}.${language}`, { reason: 'required' as const }])
  throw new ApiError('invalidInput', { fields: Object.fromEntries(fields) })
}

/** Adds a topic at the end; if one has the key that the page gave, a first press has already added it. */
function addedSection(set: QuestionSet, form: PostedForm, key: string): Changed {
  const title = titleIn(form, 'new')
  const there = set.sections.find((section) => section.key === key)
  const isThere = there?.title.zh === title.zh && there.title.en === title.en
  const next = isThere ? set : addSection(set, title)
  return { set: next, added: null, place: `section-${isThere ? key : next.sections.at(-1)?.key}` }
}

/** The same for a question, which has no text yet. @throws ApiError `conflict` if its topic is gone */
function addedQuestion(set: QuestionSet, form: PostedForm, at: { section: string; key: string }): Changed {
  const type = questionTypeIn(form)
  const there = findQuestion(set, at.key)
  const isThere = JSON.stringify(there?.question) === JSON.stringify(newQuestion(at.key, type))
  if (isThere && there?.section.key === at.section) return { set, added: at.key, place: `question-${at.key}` }
  sectionIn(set, at.section)
  const next = addQuestion(set, at.section, type)
  return { set: next.set, added: next.key, place: `question-${next.key}` }
}

const questionTypeIn = (form: PostedForm) => questionTypes.find((one) => one === form.text('type')) ?? 'text'

function renamedSection(set: QuestionSet, form: PostedForm, key: string): QuestionSet {
  const { questions: _, ...titles } = toldOfSection(sectionIn(set, key))
  if (!form.holdAgainst(titles)) throw new ApiError('conflict')
  return renameSection(set, key, titleIn(form, key))
}

function removedSection(set: QuestionSet, form: PostedForm, key: string): QuestionSet {
  const section = set.sections.find((one) => one.key === key)
  if (section) form.requireSeen(toldOfSection(section))
  return removeSection(set, key)
}

/** @throws ApiError `conflict` if the topic is gone */
function sectionIn({ sections }: QuestionSet, key: string) {
  const section = sections.find((one) => one.key === key)
  if (!section) throw new ApiError('conflict')
  return section
}

/** Saves, removes or re-adds a page's question. @throws ApiError `notFound`, `conflict`, `invalidInput` */
export function changeQuestion(set: QuestionSet, form: PostedForm, key: string): QuestionSet {
  const found = findQuestion(set, key)
  if (form.text('intent') === 'remove') {
    form.requireSeen(toldOfQuestion(set, key))
    return removeQuestion(set, key)
  }
  if (form.text('intent') === 'anew') return savedAnew(set, form)
  if (!found) throw new ApiError('notFound')
  return saveQuestion(set, readQuestion(form, found.question), form.text('section'))
}

/**
 * A question that was removed while it was written is added as a new one: to the chosen topic, else to the
 * last. A second press finds it there already.
 */
function savedAnew(set: QuestionSet, form: PostedForm): QuestionSet {
  const isThere = set.sections.some(({ key }) => key === form.text('section'))
  const home = set.sections.length > 0 ? set : addSection(set, { zh: '', en: '' })
  const section = isThere ? form.text('section') : (home.sections.at(-1)?.key ?? '')
  const next = addQuestion(home, section, questionTypeIn(form))
  const question = readQuestion(form, newQuestion(next.key, questionTypeIn(form)))
  return sameQuestion(set, form) ? set : saveQuestion(next.set, question, section)
}

/**
 * Saves a question with its mark, where its page asks for one; a second press finds it under the key that the first
 * has given it.
 * @throws ApiError `notFound`, `invalidInput` by field
 */
export function saveMarked(
  set: QuestionSet,
  form: PostedForm,
  key: string,
): { set: QuestionSet; key: string } {
  const asksMark = form.has('asksMark')
  const there = asksMark && !findQuestion(set, key) ? sameQuestion(set, form)?.key : undefined
  if (there) return { set, key: there }
  const saved = changeQuestion(set, form, key)
  return asksMark ? markQuestion(saved, key, form.has('isMarked')) : { set: saved, key }
}

/** The question that says what the form says, whatever its key. */
function sameQuestion(set: QuestionSet, form: PostedForm): Question | undefined {
  const said = wordingOf(readQuestion(form, newQuestion('', questionTypeIn(form))))
  return set.sections.flatMap(({ questions }) => questions).find((one) => wordingOf(one) === said)
}

const wordingOf = (question: Question) => JSON.stringify({ ...question, key: '' })

/** Saves, removes or re-adds one question. @throws ApiError `notFound`, `invalidInput` by field */
export async function actOnQuestion({ api, form, locale, record, path, key }: Args & { key: string }) {
  const isSaved = form.text('intent') === 'save'
  let lacks = false
  let now = key
  await change(api, form, record, {
    apply: (before) => {
      const next = isSaved ? saveMarked(before.questions, form, key) : null
      const questions = next?.set ?? changeQuestion(before.questions, form, key)
      now = next?.key ?? key
      const saved = isSaved && findQuestion(questions, now)?.question
      lacks = saved ? Object.keys(missingInQuestion('', saved)).length > 0 : false
      return { ...before, questions }
    },
    ...(isSaved && { told: ({ questions }) => toldOfQuestion(questions, key) }),
  })
  // What it lacks is told at the top.
  const place = isSaved ? `question-${now}` : 'questions'
  return redirect(savedPath(path, locale, lacks ? undefined : place))
}

type Change = {
  apply: (form: OfferingForm) => OfferingForm
  /** What a page was told about the form's fields, compared with it; a step applies to whatever is stored. */
  told?: (form: OfferingForm) => Told
}

/** @throws ApiError `conflict` if saved since the page was shown, `invalidInput` with `changedElsewhere` */
async function change(
  api: Api,
  form: PostedForm,
  record: Args['record'],
  { apply, told }: Change,
): Promise<void> {
  const stored = await api.contentStaff.recordDetail(record)
  const { version, texts } = stored
  const before = formOf(stored)
  const isHeld = !told || form.holdAgainst(told(before))
  if (!isHeld && version !== Number(form.text('version'))) throw new ApiError('conflict')
  const next = sharedOf(apply(before))
  // A second press changes nothing more.
  if (JSON.stringify(next) === JSON.stringify(sharedOf(before))) return
  const key = form.optionalText('idempotencyKey')
  await api.contentStaff.recordSave(
    {
      ...record,
      version,
      shared: { ...stored.shared, ...next },
      texts: { zh: texts.zh.fields, en: texts.en.fields },
    },
    key ? { idempotencyKey: `${key}.${version}` } : {},
  )
}

/** @param place what the page goes on with; without one it begins at the top, with what was done */
function savedPath(path: string, locale: Locale, place?: string): string {
  return `${pathInLocale(path, locale)}?done=1${place ? `#${place}` : ''}`
}

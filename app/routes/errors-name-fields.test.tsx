import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { baseLocale, overwriteGetLocale } from '#messages/runtime'
import type { FieldError } from '../../shared/contract/errors.ts'
import { locales } from '../../shared/lib/locale.ts'
import { surveyQuestionTypes } from '../../shared/rules/surveys.ts'
import { drawn } from '../../tests/support/drawn.tsx'
import { PostedForm } from '../api/forms/posted-form.ts'
import { wordFormField } from '../features/applications/form-editor/held-words.ts'
import { newQuestion, questionTypes } from '../features/applications/form-editor/offering-form.ts'
import { QuestionPage } from '../features/applications/form-editor/question-page.tsx'
import { RulesForm } from '../features/applications/form-editor/rules-form.tsx'
import { PicturesPage, wordPicture } from '../features/content/staff/editor/pictures-page.tsx'
import { StaffPartnersPage, wordPartner } from '../features/partners/staff-partners-page.tsx'
import { wordFeedbackField, wordTicketField } from '../features/support/feedback-fields.ts'
import { FeedbackForm } from '../features/support/feedback-form.tsx'
import { FollowPage } from '../features/support/follow-page.tsx'
import { wordSurvey } from '../features/surveys/survey-words.ts'
import { SurveysPage } from '../features/surveys/surveys-page.tsx'
import { wordObjection } from '../features/suspensions/objection-fields.ts'
import { SuspendedPage } from '../features/suspensions/suspended-page.tsx'

afterEach(() => overwriteGetLocale(() => baseLocale))

const none = { failure: undefined, formKey: 'k', nav: null }
type WordField = (path: string, error: FieldError, form: PostedForm) => string | undefined
type FormOf = {
  name: string
  part: ReactNode
  wordField: WordField
  posted?: Record<string, string>
  /** The fields for which no error exists. */
  taken?: string[]
}

const forms: FormOf[] = [
  {
    name: 'complaints and suggestions',
    part: (
      <FeedbackForm
        {...none}
        given={{ kind: '', topic: '', page: '', searched: '' }}
        view={{ theme: 'light', size: 'normal', language: 'zh', device: '' }}
      />
    ),
    wordField: wordFeedbackField,
    taken: ['view'],
  },
  {
    name: 'number and code of a ticket',
    part: <FollowPage {...none} reference="" mine={[]} />,
    wordField: wordTicketField,
  },
  {
    name: 'an objection',
    part: (
      <SuspendedPage
        {...none}
        objected={null}
        suspension={{
          ...{ state: 'suspended', reason: 'abuse', words: '发了广告', since: '2026-11-20T02:00:00.000Z' },
          ...{ objectUntil: '2026-12-20', mayObject: true, objection: null },
        }}
      />
    ),
    wordField: wordObjection,
  },
  {
    name: 'a new survey',
    part: <SurveysPage {...none} items={[]} page={1} pageCount={1} />,
    wordField: wordSurvey,
  },
  {
    name: 'who may apply for a tool',
    part: <RulesForm {...none} version={1} rules={[]} />,
    wordField: wordFormField,
    taken: ['statement-1.zh', 'statement-1.en'],
  },
  ...questionTypes.map((type) => ({
    name: `a question of the type ${type}`,
    part: (
      <QuestionPage
        {...{ ...none, crumbs: [], version: 1, sectionKey: 's1', sections: [], articles: [] }}
        canPrefill={surveyQuestionTypes.every((other) => other !== type)}
        question={newQuestion('q1', type)}
      />
    ),
    wordField: wordFormField,
    posted: { type },
  })),
  {
    name: 'a partner',
    part: <StaffPartnersPage {...none} items={[]} keysAddress="" outcome={undefined} stepUp={() => null} />,
    wordField: wordPartner,
    taken: ['kind-new'],
  },
  {
    name: 'a picture',
    part: <PicturesPage {...none} list={{ items: [], total: 0, page: 1, pageSize: 20 }} search="" done="" />,
    wordField: wordPicture,
    taken: ['search'],
  },
]

describe('what is wrong with a field is said by its label', () => {
  it.each(forms)('in the form of $name', ({ part, wordField, posted = {}, taken = [] }) => {
    for (const locale of locales) {
      overwriteGetLocale(() => locale)
      const html = drawn(part, locale === 'zh' ? '/' : '/en')
      const form = new FormData()
      for (const [name, value] of Object.entries(posted)) form.append(name, value)
      const fields = labelled(html).filter(({ id }) => !taken.includes(id))
      expect(fields.length).toBeGreaterThan(0)
      const words = fields.map(
        ({ id }) => wordField(id, { reason: 'wrongFormat' }, new PostedForm(form)) ?? id,
      )
      expect(words).toEqual(fields.map(({ label }) => expect.stringContaining(label)))
    }
  })
})

/** The fields of a form by their id, which is the path of their error. */
function labelled(html: string): { id: string; label: string }[] {
  const singles = [...html.matchAll(/<label class="field-label[^"]*" for="([^"]+)">(.*?)<\/label>/g)]
  const groups = [...html.matchAll(/<fieldset class="field" id="([^"]+)".*?<legend[^>]*>(.*?)<\/legend>/g)]
  return [...singles, ...groups].map(([, id = '', label = '']) => ({ id, label: plain(label) }))
}

/** As it is read: with characters for entities, and without the “optional” note. */
function plain(html: string): string {
  const marks: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&#x27;': "'" }
  return html.replaceAll(/<[^>]+>/g, '').replaceAll(/&[^;]+;/g, (mark) => marks[mark] ?? mark)
}

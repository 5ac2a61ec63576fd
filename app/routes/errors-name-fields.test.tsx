import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { baseLocale, overwriteGetLocale } from '#messages/runtime'
import type { FieldError } from '../../shared/contract/errors.ts'
import type { OrderCalendar, OrderDetails } from '../../shared/contract/orders/order-parts.ts'
import { locales } from '../../shared/lib/locale.ts'
import { surveyQuestionTypes } from '../../shared/rules/surveys.ts'
import { drawn } from '../../tests/support/drawn.tsx'
import { PostedForm } from '../api/forms/posted-form.ts'
import { wordFormField } from '../features/applications/form-editor/held-words.ts'
import { newQuestion, questionTypes } from '../features/applications/form-editor/offering-form.ts'
import { QuestionPage } from '../features/applications/form-editor/question-page.tsx'
import { RulesForm } from '../features/applications/form-editor/rules-form.tsx'
import { PicturesPage, wordPicture } from '../features/content/staff/editor/pictures-page.tsx'
import { wordOrderField } from '../features/orders/order-fields.ts'
import { RequestPage } from '../features/orders/request-page.tsx'
import { SlotsForm } from '../features/orders/slots-form.tsx'
import { StepForms } from '../features/orders/step-forms.tsx'
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

/** The fields of several forms on a page have ids with the name of their form before the path. */
function withoutStem(stem: string): WordField {
  return (id, error, form) => wordOrderField(id.replace(`${stem}-`, ''), error, form)
}

const calendar: OrderCalendar = {
  ...{ offeringKind: 'service', offeringId: '401', offeringName: '建站', unit: 'week', isOpen: true },
  ...{ providerName: null, replyDays: 3, usualReplyDays: null, usualWaitDays: null, rating: null },
  slots: [{ slot: '2026-12-07', free: 1, isClosed: false, because: null }],
}
const order: OrderDetails = {
  ...{ orderId: 'o', reference: 'YY-2026-AAAAA', state: 'requested', version: 1, side: 'provider' },
  ...{ offeringKind: 'service', offeringId: '401', offeringName: '建站', unit: 'week', TeamID: 't' },
  ...{
    from: '2026-12-07',
    until: '2026-12-07',
    proposed: null,
    dueOn: null,
    teamName: '',
    providerName: null,
  },
  ...{ requestedAt: '2026-11-20T02:00:00.000Z', applicationId: null, need: '', isHandedOver: false },
  ...{ rating: null, events: [], closed: [], may: [], accessUntil: null, isAccessOver: false },
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
  ...(['week', 'day'] as const).map((unit) => ({
    name: `a request by the ${unit}`,
    part: (
      <RequestPage
        {...none}
        form={{
          ...calendar,
          unit,
          ...{ TeamID: 't', applicationId: 'a', openOrderId: null, accessUntil: null },
        }}
      />
    ),
    wordField: withoutStem('request'),
    posted: { unit },
  })),
  ...(['accept', 'rate'] as const).map((action) => ({
    name: `the step “${action}” of an order`,
    part: <StepForms {...none} calendar={calendar} order={{ ...order, may: [action] }} />,
    wordField: withoutStem(action),
    posted: { unit: 'week', intent: action },
    ...(action === 'rate' && { taken: [1, 2, 3, 4, 5].map((rating) => `rate-rating-${rating}`) }),
  })),
  {
    name: 'weeks and places of what a team provides',
    part: <SlotsForm {...none} TeamID="t" calendar={calendar} />,
    wordField: withoutStem('slots'),
    posted: { unit: 'week' },
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

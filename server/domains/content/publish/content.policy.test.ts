import { describe, expect, it } from 'vitest'
import { heldId } from '../../../../shared/lib/owned-id.ts'
import type { CollectionName } from '../../../../shared/rules/content/collections.ts'
import type { ContentMove, ContentState } from '../../../../shared/rules/content/content-states.ts'
import type { RecordRow, TextChange, TextRow } from '../records/records.queries.ts'
import { afterEdit, checkMove, checkReview, completionErrors, movesFor } from './content.policy.ts'

const recordOf = (collection: CollectionName, shared: object = {}) => ({ collection, shared }) as RecordRow
const textOf = (text: Partial<TextRow>) =>
  ({ language: 'zh', live_version: null, fields: {}, ...text }) as TextRow

/** The outcome of a policy check: allowed, else its error. */
function said(ask: () => unknown): unknown {
  try {
    ask()
    return 'allowed'
  } catch (error) {
    return (error as { reason: string }).reason
  }
}

const everyMove: ContentMove[] = ['submit', 'sendBack', 'schedule', 'unschedule', 'publish', 'withdraw']

describe('moves', () => {
  /** State of a text, with the moves if it is unpublished, if it is published, and if it is a fixed page. */
  it.each<[ContentState, { unread: ContentMove[]; read: ContentMove[]; fixed: ContentMove[] }]>([
    [
      'draft',
      {
        unread: ['submit', 'schedule', 'publish'],
        read: ['submit', 'schedule', 'publish', 'withdraw'],
        fixed: ['submit', 'schedule', 'publish'],
      },
    ],
    [
      'in_review',
      {
        unread: ['sendBack', 'schedule', 'publish'],
        read: ['sendBack', 'schedule', 'publish', 'withdraw'],
        fixed: ['sendBack', 'schedule', 'publish'],
      },
    ],
    [
      'scheduled',
      {
        unread: ['schedule', 'unschedule', 'publish'],
        read: ['schedule', 'unschedule', 'publish', 'withdraw'],
        fixed: ['schedule', 'unschedule', 'publish'],
      },
    ],
    ['published', { unread: [], read: ['withdraw'], fixed: [] }],
    [
      'withdrawn',
      {
        unread: ['submit', 'schedule', 'publish'],
        read: ['submit', 'schedule', 'publish'],
        fixed: ['submit', 'schedule', 'publish'],
      },
    ],
  ])('of a text that is %s', (state, { unread, read, fixed }) => {
    const cases = [
      [recordOf('articles'), textOf({ state }), unread],
      [recordOf('articles'), textOf({ state, live_version: 2 }), read],
      [recordOf('pages'), textOf({ state, live_version: 2 }), fixed],
    ] as const
    for (const [record, text, moves] of cases) {
      expect(movesFor(record, text)).toEqual(moves)
      for (const move of everyMove) {
        const answer = moves.includes(move) ? 'allowed' : 'illegalTransition'
        expect(
          said(() => checkMove(record, text, move)),
          move,
        ).toBe(answer)
      }
    }
  })
})

/** State, who submitted it, whether a second person is required, and the outcome for `me` publishing. */
it.each<[ContentState, string | null, boolean, string]>([
  ['draft', null, false, 'allowed'],
  ['in_review', 'me', false, 'allowed'],
  ['draft', null, true, 'illegalTransition'],
  ['published', 'another', true, 'illegalTransition'],
  ['withdrawn', 'another', true, 'illegalTransition'],
  ['in_review', 'me', true, 'secondPersonNeeded'],
  ['in_review', 'another', true, 'allowed'],
  ['in_review', null, true, 'allowed'],
  ['scheduled', 'me', true, 'secondPersonNeeded'],
  ['scheduled', 'another', true, 'allowed'],
])(
  'publishing what is %s, sent there by %s, a second person asked for: %s; %s',
  (state, by, isNeeded, answer) => {
    expect(said(() => checkReview(textOf({ state, submitted_by: by }), heldId('me'), isNeeded))).toBe(answer)
  },
)

/** State, whether a second person is required, and the text's change when `me` edits it. */
it.each<[ContentState, boolean, TextChange]>([
  ['draft', false, { state: 'draft', publishAt: null }],
  ['in_review', false, { state: 'in_review', publishAt: null }],
  ['scheduled', false, { state: 'scheduled', publishAt: new Date('2026-12-01'), scheduledBy: 'me' }],
  ['published', false, { state: 'draft', publishAt: null }],
  ['withdrawn', false, { state: 'draft', publishAt: null }],
  ['draft', true, { state: 'draft', publishAt: null }],
  ['in_review', true, { state: 'in_review', publishAt: null, submittedBy: 'me' }],
  ['scheduled', true, { state: 'in_review', publishAt: null, submittedBy: 'me' }],
  ['published', true, { state: 'draft', publishAt: null }],
  ['withdrawn', true, { state: 'draft', publishAt: null }],
])('an edit of what is %s, a second person asked for: %s', (state, isNeeded, change) => {
  const text = textOf({ state, submitted_by: 'another', publish_at: new Date('2026-12-01') })
  expect(afterEdit(text, heldId('me'), isNeeded)).toEqual(change)
})

const label = { name: '助学', summary: '' }
const page = { title: '隐私', summary: '怎样处理', body: '<p>正文</p>' }

/** Record and text, the publishing time, and the fields with errors. */
it.each<[string, RecordRow, Partial<TextRow>, string[]]>([
  ['whole', recordOf('labels', { order: '1' }), { fields: label }, []],
  [
    'without its name',
    recordOf('labels', { order: '1' }),
    { fields: { ...label, name: '' } },
    ['texts.zh.name'],
  ],
  [
    'of the other language',
    recordOf('labels', { order: '1' }),
    { fields: {}, language: 'en' },
    ['texts.en.name'],
  ],
  ['without what both share', recordOf('labels'), { fields: label }, ['shared.order']],
  [
    'held from the day itself',
    recordOf('pages', { edition: '2', effectiveOn: '2026-12-01' }),
    { fields: page },
    [],
  ],
  [
    'held from later',
    recordOf('pages', { edition: '2', effectiveOn: '2026-12-02' }),
    { fields: page },
    ['shared.effectiveOn'],
  ],
])('what is to be published, %s', (_, record, text, missing) => {
  // In Shanghai it is already the first of December.
  const errors = completionErrors(record, textOf(text), new Date('2026-11-30T16:30:00Z'))
  expect(Object.keys(errors)).toEqual(missing)
})

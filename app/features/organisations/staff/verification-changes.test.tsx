import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { baseLocale, overwriteGetLocale } from '#messages/runtime'
import type { VerificationReview } from '../../../../shared/contract/organisations/organisations.staff.ts'
import { locales } from '../../../../shared/lib/locale.ts'
import { PageLocale } from '../../../ui/page-locale.tsx'
import { VerificationChanges } from './verification-changes.tsx'

type Change = VerificationReview['changes'][number]
type Paper = VerificationReview['papers'][number]

const paperOf = (field: Paper['field'], start: string, name: string | null): Paper => ({
  field,
  sha256: start.padEnd(64, '0'),
  file: name === null ? null : ({ name } as Paper['file']),
})
const papers = [
  paperOf('certificate', '11111111', null),
  paperOf('certificate', '22222222', '登记证书.pdf'),
  paperOf('certificate', '33333333', '副本.pdf'),
  paperOf('letter', '644d631a', '授权证明.pdf'),
]

const words = {
  zh: {
    was: '原来',
    is: '现在',
    none: '没有',
    gone: '已不再保留的文件',
    personal: '已修改（个人信息不显示）',
    form: '基金会',
    day: '2016\u00a0年\u00a05\u00a0月\u00a012\u00a0日',
  },
  en: {
    was: 'Before',
    is: 'Now',
    none: 'None',
    gone: 'A file that is no longer kept',
    personal: 'Changed (personal, not shown)',
    form: 'Foundation',
    day: '12\u00a0May\u00a02016',
  },
}

afterEach(() => overwriteGetLocale(() => baseLocale))

describe.each(locales)('what a correction has changed, %s', (locale) => {
  const { was, is, none, gone, personal, form, day } = words[locale]

  it.each<[string, Change, string, string]>([
    ['a letter that was missing', { field: 'letter', before: null, after: '644d631a' }, none, '授权证明.pdf'],
    [
      'a paper in the place of another',
      { field: 'certificate', before: '11111111', after: '22222222' },
      gone,
      '登记证书.pdf',
    ],
    [
      'a paper more',
      { field: 'certificate', before: '22222222', after: '22222222, 33333333' },
      '登记证书.pdf',
      locale === 'zh' ? '登记证书.pdf、副本.pdf' : '登记证书.pdf, 副本.pdf',
    ],
    ['papers deleted by now', { field: 'certificate', before: '99999999', after: '11111111' }, gone, gone],
    ['a code that was missing', { field: 'creditCode', before: null, after: '53110000X' }, none, '53110000X'],
    ['a name', { field: 'name', before: '青禾', after: '新禾' }, '青禾', '新禾'],
    ['a form', { field: 'entityType', before: null, after: 'foundation' }, none, form],
    ['a day', { field: 'registeredOn', before: null, after: '2016-05-12' }, none, day],
    ['who acts', { field: 'realName', before: null, after: null }, personal, personal],
  ])('%s', (_, change, before, after) => {
    overwriteGetLocale(() => locale)
    const html = renderToStaticMarkup(
      <PageLocale value={locale}>
        <VerificationChanges review={{ submission: 2, changes: [change], papers }} />
      </PageLocale>,
    )
    const cells = [...html.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell]) =>
      cell?.replaceAll(/<[^>]*>/g, ''),
    )
    expect(cells).toEqual([was + before, is + after])
  })
})

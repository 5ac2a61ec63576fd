import { describe, expect, test } from 'vitest'
import { conflictsOf, type EntryFacts, type JudgeFacts } from './conflicts.ts'

const nobody: JudgeFacts = {
  organisations: [],
  teams: [],
  phones: [],
  mailDomains: [],
  awardedWith: [],
  schools: [],
  employers: [],
  declared: [],
  checked: [],
}
const nothing: EntryFacts = { ...nobody, id: 'entry' }
const found = (judge: Partial<JudgeFacts>, entry: Partial<EntryFacts>) =>
  conflictsOf({ ...nobody, ...judge }, { ...nothing, ...entry })

describe('a conflict of interest', () => {
  test('is none where nothing is known or nothing is shared', () => {
    expect(found({}, {})).toEqual([])
    expect(found({ employers: [' '], schools: [''] }, { employers: ['　'], schools: ['--'] })).toEqual([])
    expect(found({ employers: ['甲公司'], teams: ['a'] }, { employers: ['乙公司'], teams: ['b'] })).toEqual(
      [],
    )
  })

  test.each([
    ['sameOrganisation', { organisations: ['春芽公益中心'] }, { organisations: ['春芽公益中心'] }],
    ['pastTeam', { teams: ['one', 'two'] }, { teams: ['two'] }],
    ['sharedPhone', { phones: ['+8613800000000'] }, { phones: ['+86 138 0000 0000'] }],
    ['sharedMailDomain', { mailDomains: ['spring.org'] }, { mailDomains: ['spring.org'] }],
    ['earlierAward', { awardedWith: ['award'] }, { awardedWith: ['award'] }],
    ['sameSchool', { schools: ['清华大学'] }, { schools: ['清华大学'] }],
    ['sameEmployer', { employers: ['Tencent'] }, { employers: ['tencent'] }],
    ['declared', { declared: ['entry'] }, {}],
    ['formalCheck', { checked: ['entry'] }, {}],
  ] as const)('is found: %s', (reason, judge, entry) => {
    expect(found(judge, entry)).toEqual([reason])
  })

  test.each([
    ['Spring Foundation', 'SPRING  foundation'],
    ['Ｓｐｒｉｎｇ　Foundation', 'Spring Foundation'],
    ['春芽（北京）公益中心', '春芽(北京) 公益中心'],
  ])('is found in another spelling: %s', (one, other) => {
    expect(found({ schools: [one] }, { schools: [other] })).toEqual(['sameSchool'])
    expect(found({ employers: [one] }, { employers: [other] })).toEqual(['sameEmployer'])
  })

  test('is found where the judge works for the organisation that enters', () => {
    expect(found({ employers: ['春芽公益中心'] }, { organisations: ['春芽 公益中心'] })).toEqual([
      'sameEmployer',
    ])
  })

  test.each(['qq.com', 'QQ.com', 'ｑｑ.com', '163.com', 'gmail.com', 'vip.sina.com', 'org.cn', 'localhost'])(
    'is not a mail domain that anybody may have: %s',
    (domain) => {
      expect(found({ mailDomains: [domain] }, { mailDomains: [domain] })).toEqual([])
    },
  )

  test('is a mail domain below another, but not one that only ends alike', () => {
    expect(found({ mailDomains: ['mail.spring.org.cn'] }, { mailDomains: ['spring.org.cn'] })).toEqual([
      'sharedMailDomain',
    ])
    expect(found({ mailDomains: ['offspring.org.cn'] }, { mailDomains: ['spring.org.cn'] })).toEqual([])
    expect(found({ mailDomains: ['a.org.cn'] }, { mailDomains: ['org.cn'] })).toEqual([])
  })

  test('is shown with every reason, what was declared first', () => {
    expect(
      found({ declared: ['entry'], schools: ['一中'], teams: ['t'] }, { schools: ['一中'], teams: ['t'] }),
    ).toEqual(['declared', 'pastTeam', 'sameSchool'])
  })
})

import { describe, expect, it } from 'vitest'
import { readHolidays, writeHolidays } from './holiday-text.ts'

const notice = `经国务院批准，现将2026年元旦、春节等放假调休日期的具体安排通知如下。
一、元旦：1月1日（周四）至3日（周六）放假调休，共3天。1月4日（周日）上班。
二、春节：2月15日（农历腊月二十八、周日）至23日（农历正月初七、周一）放假调休，共9天。2月14日（周六）、2月28日（周六）上班。
三、清明节：4月4日（周六）至6日（周一）放假，共3天。
四、国庆节、中秋节：9月25日（周五）放假1天，不调休。9月28日至10月2日放假调休。
节假日期间，各地区、各部门要妥善安排好值班和安全、保卫等工作。`

describe('the notice of the State Council', () => {
  const { days, unread } = readHolidays(notice, 2026)
  const of = (kind: string) => days.filter((day) => day.kind === kind).map(({ day }) => day)

  it('gives every day off, and the weekends worked for them', () => {
    expect(of('workday')).toEqual(['2026-01-04', '2026-02-14', '2026-02-28'])
    expect(of('holiday')).toHaveLength(3 + 9 + 3 + 1 + 5)
    expect(of('holiday')).toEqual(
      expect.arrayContaining(['2026-01-03', '2026-02-23', '2026-09-30', '2026-10-02']),
    )
    expect(days.find(({ day }) => day === '2026-02-28')?.note).toBe('春节')
    expect(unread).toEqual([])
  })

  it('across the turn of a year gives the days of the year asked for', () => {
    const text = '一、元旦：2026年12月31日至2027年1月2日放假调休，共3天。'
    expect(readHolidays(text, 2027).days.map(({ day }) => day)).toEqual(['2027-01-01', '2027-01-02'])
    expect(readHolidays(text, 2026).days.map(({ day }) => day)).toEqual(['2026-12-31'])
  })
})

describe('a day a line', () => {
  it('is read as it is written, and from spreadsheets', () => {
    const { days } = readHolidays(
      '2026-10-01 休 国庆节\n"2026/10/10",workday,国庆节\n2026-5-1\tholiday',
      2026,
    )
    expect(writeHolidays(days)).toBe('2026-05-01 休\n2026-10-01 休 国庆节\n2026-10-10 班 国庆节')
    expect(readHolidays(writeHolidays(days), 2026).days).toEqual(days)
  })

  it('that cannot be read is named', () => {
    const { days, unread } = readHolidays('2026-02-30 休\n2026-10-01 也许\n说明', 2026)
    expect(days).toEqual([])
    expect(unread).toEqual(['2026-02-30 休', '2026-10-01 也许'])
  })
})

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ButtonLink } from './controls/button.tsx'
import { TextField } from './controls/text-field.tsx'
import { Heading } from './heading.tsx'
import { Link } from './link.tsx'
import { pagesAround } from './pagination.tsx'
import { Tracker } from './tracker.tsx'
import { UiWords } from './ui-words.tsx'

const words = { errorPrefix: '错误：', optional: '（选填）', newWindow: '（在新窗口打开）' }

describe('primitives', () => {
  test('a field ties hint and error to its control', () => {
    const html = renderToStaticMarkup(
      <UiWords value={words}>
        <TextField name="phone" label="手机号" hint="不会公开" error="填写手机号" />
      </UiWords>,
    )
    expect(html).toContain('for="phone"')
    expect(html).toContain('aria-describedby="phone-hint phone-error"')
    expect(html).toContain('aria-invalid="true"')
    expect(html).toContain('错误：填写手机号')
  })

  test.each([
    ['https://files.example.org/guide.pdf', true],
    ['//files.example.org/film.mp4', true],
    ['https://example.org/page', false],
    ['/files/1/letter.pdf', false],
  ])('a link to %s opens in a new tab and says so: %j', (href, isNew) => {
    const html = renderToStaticMarkup(
      <UiWords value={words}>
        <Link href={href}>说明</Link>
      </UiWords>,
    )
    expect(html.includes('target="_blank"')).toBe(isNew)
    expect(html.includes(words.newWindow)).toBe(isNew)
  })

  test.each(['_blank', undefined])('a link that looks like a button says so too, target %s', (target) => {
    const html = renderToStaticMarkup(
      <UiWords value={words}>
        <ButtonLink href="https://example.org/" {...(target && { target })}>
          打开
        </ButtonLink>
      </UiWords>,
    )
    expect(html.includes(words.newWindow)).toBe(target === '_blank')
  })

  test('a heading may break between phrases and its text is escaped', () => {
    const html = renderToStaticMarkup(<Heading level={1} text="把合适的技术，<b>&" locale="zh" />)
    expect(html).toContain('把合适的<wbr>技术，')
    expect(html).toContain('&lt;b&gt;&amp;')
    expect(html).not.toContain('<b>')
  })

  test('a tracker marks the current step and joins all but the last', () => {
    const html = renderToStaticMarkup(
      <Tracker
        label="进度"
        steps={[
          { title: '提交', state: 'done', stateText: '已完成' },
          { title: '评审', state: 'current', stateText: '轮到你' },
          { title: '开通', state: 'pending', stateText: '尚未开始' },
        ]}
      />,
    )
    expect(html.match(/aria-current="step"/g)).toHaveLength(1)
    expect(html.match(/<svg/g)).toHaveLength(2)
    for (const text of ['已完成', '轮到你', '尚未开始']) expect(html).toContain(text)
  })

  test.each([
    [1, 3, [1, 2, 3]],
    [1, 12, [1, 2, 12]],
    [4, 12, [1, 2, 3, 4, 5, 12]],
    [6, 12, [1, 5, 6, 7, 12]],
    [9, 12, [1, 8, 9, 10, 11, 12]],
    [12, 12, [1, 11, 12]],
  ])('page %i of %i shows %j', (page, count, expected) => {
    expect(pagesAround(page, count)).toEqual(expected)
  })
})

import { expect, it } from 'vitest'
import { presentHtml } from './present-html.ts'

const shown = (html: string) => presentHtml(html, new Map(), 'zh').html

it('a PDF or film of another host opens in a new window and says so; nothing else does', () => {
  expect(shown('<p><a href="https://example.org/a.pdf?x=1&amp;y=2">报告</a></p>')).toBe(
    '<p><a rel="noopener" href="https://example.org/a.pdf?x=1&amp;y=2" target="_blank">报告<span>（在新窗口打开）</span></a></p>',
  )
  expect(shown('<p><a href="https://example.org/pdf">x</a> <a href="/files/a.pdf">y</a></p>')).toBe(
    '<p><a rel="noopener" href="https://example.org/pdf">x</a> <a href="/files/a.pdf">y</a></p>',
  )
})

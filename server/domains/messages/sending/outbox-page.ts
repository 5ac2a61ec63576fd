import { html, raw } from 'hono/html'
import * as m from '#messages'
import type { DemoMember } from '../../../db/demo/teams/members.ts'
import type { DemoStaffCode } from './demo-staff-code.ts'
import type { KeptMessage } from './outbox.ts'
import { outboxStyles } from './outbox-styles.ts'

type Sentence = (inputs: Record<string, never>, options: { locale: 'zh' | 'en' }) => string

/** As whom one can sign in to the demo. */
export type DemoSignIns = { staff: DemoStaffCode[]; members: DemoMember[] }

/** The outbox as a standalone page: no script, both languages side by side. */
export async function outboxPage(messages: KeptMessage[], { staff, members }: DemoSignIns): Promise<string> {
  const sentTo = (people: { phone: string }[]) =>
    messages.filter(({ recipient }) => people.some(({ phone }) => phone === recipient))
  const [staffs, theirs] = [sentTo(staff), sentTo(members)]
  const own = messages.filter((message) => !staffs.includes(message) && !theirs.includes(message))
  return frame(html`<div class="intro">${beside(m.outbox_intro)}</div>
<p class="actions"><a href="/outbox">${both(m.outbox_refresh)}</a> <a href="/home">${both(m.outbox_home)}</a>${members.length > 0 ? html` <a href="#members">${both(m.outbox_members)}</a>` : ''}${staff.length > 0 ? html` <a href="#staff">${both(m.outbox_staff)}</a>` : ''}</p>
<section aria-labelledby="messages">
<h2 id="messages">${both(m.outbox_messages)}</h2>
${own.length > 0 ? own.map(messageArticle) : html`<div class="empty">${beside(m.outbox_empty)}</div>`}
</section>
${members.length > 0 ? membersSection(members, theirs) : ''}
${staff.length > 0 ? staffSection(staff, staffs) : ''}`)
}

/** The outbox's response without the key: it says where to find the key. */
export async function outboxAsking(): Promise<string> {
  return frame(html`<div class="intro">${beside(m.outbox_asks)}</div>
<p class="actions"><a href="/home">${both(m.outbox_home)}</a></p>`)
}

async function frame(main: ReturnType<typeof html>): Promise<string> {
  const page = html`<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>发件箱 · Outbox</title>
<style>${raw(outboxStyles)}</style>
</head>
<body>
<main>
<h1>${both(m.outbox_title)}</h1>
${main}
</main>
</body>
</html>`
  return String(await page)
}

/** As whom one sees the portal from a team's or volunteer's side. */
function membersSection(members: DemoMember[], messages: KeptMessage[]) {
  return html`<section aria-labelledby="members">
<h2 id="members">${both(m.outbox_members)}</h2>
<div class="intro">${beside(m.outbox_members_intro)}</div>
<ul class="staff">
${members.map(
  ({ name, phone, is }) => html`<li>
<h3>${name}</h3>
<dl>
<dt>${both(m.outbox_member_is)}</dt><dd><span>${is?.zh}</span> <span class="en" lang="en">${is?.en}</span></dd>
<dt>${both(m.outbox_phone)}</dt><dd>${phone.replace(/^\+86/, '')}</dd>
</dl>
</li>`,
)}
</ul>
${sectionMessages(messages)}
</section>`
}

function sectionMessages(messages: KeptMessage[]) {
  return messages.length > 0
    ? html`<h3 class="part">${both(m.outbox_section_messages)}</h3>
${messages.map(messageArticle)}`
    : ''
}

/** Sign-in details of the demo's staff, separate from messages that visitors wait for. */
function staffSection(staff: DemoStaffCode[], messages: KeptMessage[]) {
  return html`<section aria-labelledby="staff">
<h2 id="staff">${both(m.outbox_staff)}</h2>
<div class="intro">${beside(m.outbox_staff_intro)}</div>
<ul class="staff">
${staff.map(
  (member) => html`<li>
<h3>${member.name}</h3>
<dl>
<dt>${both(m.outbox_roles)}</dt><dd><span>${member.roles.zh}</span> <span class="en" lang="en">${member.roles.en}</span></dd>
<dt>${both(m.outbox_phone)}</dt><dd>${member.phone.replace(/^\+86/, '')}</dd>
<dt>${both(m.outbox_code_now)}</dt><dd><strong class="code">${member.currentCode}</strong> ${secondsLeft(member)}</dd>
<dt>${both(m.outbox_code_next)}</dt><dd><span class="code">${member.nextCode}</span></dd>
</dl>
</li>`,
)}
</ul>
${sectionMessages(messages)}
</section>`
}

function secondsLeft({ secondsLeft: seconds }: DemoStaffCode) {
  const text = (locale: 'zh' | 'en') => m.outbox_seconds_left({ seconds }, { locale })
  return html`${text('zh')} <span class="en" lang="en">${text('en')}</span>`
}

function messageArticle({ channel, recipient, subject, body, code, at }: KeptMessage) {
  return html`<article>
<p class="meta"><span class="channel">${both(channel === 'sms' ? m.outbox_sms : m.outbox_mail)}</span> <span class="to">${recipient}</span> <time datetime="${at.toISOString()}">${timeText(at)}</time></p>
${code ? html`<p><strong class="code code-large">${code}</strong></p>` : ''}
${subject ? html`<h3>${subject}</h3>` : ''}
<p class="body">${linked(body)}</p>
</article>`
}

/** Addresses in the text as links. */
function linked(body: string) {
  return body
    .split(/(https?:\/\/[^\s。]+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`))
}

function both(sentence: Sentence) {
  return html`<span>${sentence({}, { locale: 'zh' })}</span> <span class="en" lang="en">${sentence({}, { locale: 'en' })}</span>`
}

function beside(sentence: Sentence) {
  return html`<p>${sentence({}, { locale: 'zh' })}</p><p lang="en">${sentence({}, { locale: 'en' })}</p>`
}

const shanghaiTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
})

function timeText(at: Date): string {
  return shanghaiTime.format(at)
}

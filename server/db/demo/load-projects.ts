import { type Locale, locales } from '../../../shared/lib/locale.ts'
import type { FieldValues } from '../../../shared/rules/collections.ts'
import { seedRecord } from '../../domains/content/seed-record.ts'
import type { Db } from '../database.ts'
import type { DemoProject, DemoProjectActivity } from './demo-types.ts'
import { demoProjectActivities } from './project-activities.ts'
import { demoProjectClasses, demoProjectSets } from './project-classes.ts'
import { demoProjects } from './projects.ts'

/** Writes the project library, published in both languages; what is there stays. */
export async function loadProjects(db: Db): Promise<void> {
  await loadLibraryHead(db)
  for (const [order, { number, name, summary }] of demoProjectClasses.entries()) {
    await seedRecord(db, {
      collection: 'projectClasses',
      number,
      shared: { order: String(order) },
      texts: inEach((locale) => ({ name: name[locale], summary: summary[locale] })),
      publishedAt: morningOf('2026-03-01'),
    })
  }
  for (const [order, { number, title, summary, body }] of demoProjectSets.entries()) {
    await seedRecord(db, {
      collection: 'projectSets',
      number,
      shared: { order: String(order), cover: '' },
      texts: inEach((locale) => ({
        title: title[locale],
        summary: summary[locale],
        body: htmlOfLines(body[locale]),
      })),
      publishedAt: morningOf('2026-03-02'),
    })
  }
  for (const project of demoProjects) await insertProject(db, project)
  for (const activity of demoProjectActivities) await insertActivity(db, activity)
}

/** The words above the list, which staff can change but not remove; every portal has them. */
export async function loadLibraryHead(db: Db): Promise<void> {
  await seedRecord(db, {
    collection: 'projectLibrary',
    number: 1,
    shared: {},
    texts: {
      zh: {
        title: '项目库',
        summary:
          '别的机构已经做成的技术项目：代码、许可、要准备什么、该问谁，都写在每个项目里，拿去就能用到你那里。',
      },
      en: {
        title: 'Project library',
        summary:
          'Technology projects that others have made work: code, licence, what to prepare and whom to ask stand in each, ready to be used in your place.',
      },
    },
    publishedAt: morningOf('2026-03-01'),
  })
}

async function insertProject(db: Db, project: DemoProject): Promise<void> {
  const { number, publishedOn, stage, licence } = project
  const numbersOf = (known: { alias: string; number: number }[], aliases: string[]) =>
    aliases.map((alias) => String(known.find((one) => one.alias === alias)?.number))
  await seedRecord(db, {
    collection: 'projects',
    number,
    shared: {
      classes: numbersOf(demoProjectClasses, project.classes),
      sets: numbersOf(demoProjectSets, project.sets),
      fields: project.fields,
      stage,
      licence,
      since: String(project.since),
      setupDays: String(project.setupDays),
      code: project.code ?? '',
      documents: project.documents ?? '',
      cover: '',
    },
    texts: inEach((locale) => ({
      title: project.title[locale],
      summary: project.summary[locale],
      maker: project.maker[locale],
      place: project.place[locale],
      body: htmlOfLines(project.body[locale]),
      requirements: project.requirements[locale].join('\n'),
      reuseSteps: project.reuseSteps[locale].join('\n'),
      contact: project.contact[locale],
    })),
    publishedAt: morningOf(publishedOn),
  })
}

async function insertActivity(db: Db, activity: DemoProjectActivity): Promise<void> {
  const { number, project, startsOn, hours } = activity
  await seedRecord(db, {
    collection: 'projectActivities',
    number,
    shared: { project: [String(project)], startsOn, hours },
    texts: inEach((locale) => ({
      title: activity.title[locale],
      summary: activity.summary[locale],
      place: activity.place[locale],
      body: htmlOfLines(activity.body[locale]),
    })),
    publishedAt: morningOf('2026-10-01'),
  })
}

function inEach(textsIn: (locale: Locale) => FieldValues): Record<Locale, FieldValues> {
  const [zh, en] = locales
  return { zh: textsIn(zh), en: textsIn(en) }
}

function morningOf(day: string): Date {
  return new Date(`${day}T09:00:00+08:00`)
}

function htmlOfLines(text: string): string {
  return text
    .split('\n')
    .map((line) =>
      line.startsWith('## ') ? `<h2>${escaped(line.slice(3))}</h2>` : `<p>${escaped(line)}</p>`,
    )
    .join('')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

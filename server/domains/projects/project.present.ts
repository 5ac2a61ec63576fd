import type { Project, ProjectActivity, ProjectCard } from '../../../shared/contract/projects.ts'
import type { CallContext } from '../../context.ts'
import { fieldNames } from '../content/records/field-names.ts'
import { picturesById } from '../content/shown-parts.ts'
import { type ActivityText, listTexts, type ProjectText } from './live.queries.ts'

type Ctx = Pick<CallContext, 'db' | 'locale'>

/** Projects as a list shows them, in the order of the texts. */
export async function presentCards(
  ctx: Ctx,
  texts: ProjectText[],
  likes: ReadonlyMap<number, number>,
): Promise<ProjectCard[]> {
  const covers = texts.map(({ values }) => values.cover)
  const numbers = new Set(texts.flatMap(({ values }) => values.classes))
  const [pictures, classes, fields] = await Promise.all([
    picturesById(ctx, covers),
    listTexts(ctx.db, 'projectClasses', ctx.locale, [...numbers]),
    fieldNames(ctx.db),
  ])
  return texts.map(({ number, language, values }) => ({
    instanceID: String(number),
    language,
    title: values.title,
    summary: values.summary,
    maker: values.maker,
    place: values.place,
    stage: values.stage,
    classes: values.classes.flatMap((value) => {
      const found = classes.find((one) => one.number === value)
      return found ? { classId: String(value), name: found.values.name, language: found.language } : []
    }),
    fields: fields
      .filter(({ alias }) => values.fields.includes(alias))
      .map(({ alias, name }) => ({ alias, name: name[ctx.locale] })),
    licence: values.licence,
    since: values.since,
    setupDays: values.setupDays,
    cover: pictures.get(values.cover) ?? null,
    likes: likes.get(number) ?? 0,
  }))
}

type Kit = Pick<Project, 'requirements' | 'reuseSteps' | 'contact' | 'code' | 'documents'>

/** What another organisation needs to use a project. */
export function presentKit({ values }: ProjectText): Kit {
  return {
    requirements: values.requirements,
    reuseSteps: values.reuseSteps,
    contact: values.contact,
    code: values.code,
    documents: values.documents,
  }
}

export function presentActivity({ number, language, values }: ActivityText): ProjectActivity {
  return {
    activityID: String(number),
    instanceID: String(values.project[0] ?? ''),
    language,
    title: values.title,
    summary: values.summary,
    place: values.place,
    startsOn: values.startsOn,
    hours: values.hours,
  }
}

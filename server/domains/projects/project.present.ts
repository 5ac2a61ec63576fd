import type { Project, ProjectActivity, ProjectCard } from '../../../shared/contract/projects.ts'
import { listOf, textOf } from '../../../shared/rules/content/collections.ts'
import { type ProjectStage, projectStages } from '../../../shared/rules/toolbox/project-facets.ts'
import type { CallContext } from '../../context.ts'
import { fieldNames } from '../content/records/field-names.ts'
import { picturesById } from '../content/shown-parts.ts'
import { listTexts, type ReadText } from './live.queries.ts'

type Ctx = Pick<CallContext, 'db' | 'locale'>

/** Projects as a list shows them, in the order of the texts. */
export async function presentCards(
  ctx: Ctx,
  texts: ReadText[],
  likes: ReadonlyMap<number, number>,
): Promise<ProjectCard[]> {
  const covers = texts.map(({ shared }) => textOf(shared, 'cover'))
  const numbers = new Set(texts.flatMap(({ shared }) => listOf(shared, 'classes').map(Number)))
  const [pictures, classes, fields] = await Promise.all([
    picturesById(ctx, covers),
    listTexts(ctx.db, 'projectClasses', ctx.locale, [...numbers]),
    fieldNames(ctx.db),
  ])
  return texts.map(({ number, language, fields: own, shared }) => ({
    instanceID: String(number),
    language,
    title: textOf(own, 'title'),
    summary: textOf(own, 'summary'),
    maker: textOf(own, 'maker'),
    place: textOf(own, 'place'),
    stage: stageOf(textOf(shared, 'stage')),
    classes: listOf(shared, 'classes').flatMap((value) => {
      const found = classes.find((one) => one.number === Number(value))
      return found ? { classId: value, name: textOf(found.fields, 'name'), language: found.language } : []
    }),
    fields: fields
      .filter(({ alias }) => listOf(shared, 'fields').includes(alias))
      .map(({ alias, name }) => ({ alias, name: name[ctx.locale] })),
    licence: textOf(shared, 'licence'),
    since: Number(textOf(shared, 'since') || 0),
    setupDays: Number(textOf(shared, 'setupDays') || 0),
    cover: pictures.get(textOf(shared, 'cover')) ?? null,
    likes: likes.get(number) ?? 0,
  }))
}

/** A draft may lack a stage. */
function stageOf(value: string): ProjectStage {
  return projectStages.find((stage) => stage === value) ?? 'prototype'
}

type Kit = Pick<Project, 'requirements' | 'reuseSteps' | 'contact' | 'code' | 'documents'>

/** What another organisation needs in order to use a project. */
export function presentKit({ fields, shared }: ReadText): Kit {
  return {
    requirements: linesOf(textOf(fields, 'requirements')),
    reuseSteps: linesOf(textOf(fields, 'reuseSteps')),
    contact: textOf(fields, 'contact'),
    code: textOf(shared, 'code') || null,
    documents: textOf(shared, 'documents') || null,
  }
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

export function presentActivity({ number, language, fields, shared }: ReadText): ProjectActivity {
  return {
    activityID: String(number),
    instanceID: listOf(shared, 'project')[0] ?? '',
    language,
    title: textOf(fields, 'title'),
    summary: textOf(fields, 'summary'),
    place: textOf(fields, 'place'),
    startsOn: textOf(shared, 'startsOn'),
    hours: textOf(shared, 'hours'),
  }
}

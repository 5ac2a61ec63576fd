import * as m from '#messages'
import { textOf } from '../../../shared/rules/content/collections.ts'
import type { CallContext } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { countLive, findText } from './live.queries.ts'

/** The one record of the collection that holds the words above the list. */
const headNumber = 1

/** The head of the project library; a portal whose staff have written none has the built-in words. */
export async function libraryPage({ db, locale }: CallContext) {
  const [text, counts] = [await findText(db, 'projectLibrary', headNumber, locale), await countLive(db)]
  return {
    title: text ? textOf(text.fields, 'title') : m.projects_title({}, { locale }),
    summary: text ? textOf(text.fields, 'summary') : m.projects_lead({}, { locale }),
    language: text?.language ?? locale,
    projectCount: counts.projects,
    setCount: counts.sets,
  }
}

/** How much stands in the project library. */
export async function countProjects(db: Db) {
  const { projects, classes, sets } = await countLive(db)
  return { projectCount: projects, classCount: classes, setCount: sets }
}

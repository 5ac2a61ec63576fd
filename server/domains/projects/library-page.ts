import * as m from '#messages'
import type { CallContext } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { countLive, findText } from './live.queries.ts'

/** The single record with the introduction above the list. */
const headNumber = 1

/** The project library's introduction; the built-in text where staff have written none. */
export async function libraryPage({ db, locale }: CallContext) {
  const [text, counts] = [await findText(db, 'projectLibrary', headNumber, locale), await countLive(db)]
  return {
    title: text ? text.values.title : m.projects_title({}, { locale }),
    summary: text ? text.values.summary : m.projects_lead({}, { locale }),
    language: text?.language ?? locale,
    projectCount: counts.projects,
    setCount: counts.sets,
  }
}

/** The sizes of the project library. */
export async function countProjects(db: Db) {
  const { projects, classes, sets } = await countLive(db)
  return { projectCount: projects, classCount: classes, setCount: sets }
}

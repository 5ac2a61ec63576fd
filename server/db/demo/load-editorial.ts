import { locales } from '../../../shared/lib/locale.ts'
import type { Db } from '../database.ts'
import { demoNotices } from './notices.ts'
import { demoScenes } from './scenes.ts'
import { demoTopics } from './topics.ts'

/** Writes topics, scenes and notices, published in both languages; their tools must be there. */
export async function loadEditorial(db: Db): Promise<void> {
  await insertTopics(db)
  await insertScenes(db)
  await insertNotices(db)
}

async function insertTopics(db: Db): Promise<void> {
  await db
    .insertInto('topics')
    .values(demoTopics.map(({ number }, position) => ({ number, position })))
    .execute()
  await db
    .insertInto('topic_texts')
    .values(
      demoTopics.flatMap((topic) =>
        locales.map((language) => ({
          topic_number: topic.number,
          language,
          state: 'published' as const,
          name: topic.name[language],
          summary: topic.summary[language],
          prefix: topic.prefix[language],
        })),
      ),
    )
    .execute()
  await db
    .insertInto('topic_tools')
    .values(
      demoTopics.flatMap((topic) =>
        topic.tools.map((tool_number, position) => ({ topic_number: topic.number, tool_number, position })),
      ),
    )
    .execute()
}

async function insertScenes(db: Db): Promise<void> {
  await db
    .insertInto('scenes')
    .values(demoScenes.map(({ number }, position) => ({ number, position })))
    .execute()
  await db
    .insertInto('scene_texts')
    .values(
      demoScenes.flatMap((scene) =>
        locales.map((language) => ({
          scene_number: scene.number,
          language,
          state: 'published' as const,
          name: scene.name[language],
          summary: scene.summary[language],
          steps: JSON.stringify(scene.steps.map((step) => step[language])),
        })),
      ),
    )
    .execute()
  await db
    .insertInto('scene_tools')
    .values(
      demoScenes.flatMap((scene) =>
        scene.tools.map((tool_number, position) => ({ scene_number: scene.number, tool_number, position })),
      ),
    )
    .execute()
}

async function insertNotices(db: Db): Promise<void> {
  await db
    .insertInto('notices')
    .values(demoNotices.map(({ number, publishedOn }) => ({ number, published_on: publishedOn })))
    .execute()
  await db
    .insertInto('notice_texts')
    .values(
      demoNotices.flatMap((notice) =>
        locales.map((language) => ({
          notice_number: notice.number,
          language,
          state: 'published' as const,
          title: notice.title[language],
          body: notice.body[language],
        })),
      ),
    )
    .execute()
}

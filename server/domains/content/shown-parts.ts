import type { PictureView } from '../../../shared/contract/content/content.ts'
import type { CallContext } from '../../context.ts'
import { presentPictures } from './pictures/picture.present.ts'
import { picturesIn, presentHtml } from './present-html.ts'

type Ctx = Pick<CallContext, 'db' | 'locale'>

/** Pictures of the library by id, with their words in the language of the page. */
export function picturesById({ db, locale }: Ctx, ids: string[]): Promise<Map<string, PictureView>> {
  return presentPictures(db, ids, locale)
}

/** The stored HTML of a text as pages show it. */
export async function htmlOf({ db, locale }: Ctx, body: string): Promise<string> {
  return presentHtml(body, await presentPictures(db, picturesIn(body), locale), locale).html
}

import type { PictureView } from '../../../shared/contract/content/content.ts'
import type { CallContext } from '../../context.ts'
import { presentPictures } from './pictures/picture.present.ts'
import { picturesIn, presentHtml } from './present-html.ts'

type Ctx = Pick<CallContext, 'db' | 'locale'>

/** Library pictures by id, with alternative texts in the page's language. */
export function picturesById({ db, locale }: Ctx, ids: string[]): Promise<Map<string, PictureView>> {
  return presentPictures(db, ids, locale)
}

/** A text's stored HTML for display. */
export async function htmlOf({ db, locale }: Ctx, body: string): Promise<string> {
  return presentHtml(body, await presentPictures(db, picturesIn(body), locale), locale).html
}

import type { PictureView } from '../../../shared/contract/content/content.ts'
import type { CallContext } from '../../context.ts'
import { presentPictures } from './pictures/picture.present.ts'
import { type PresentedHtml, picturesIn, presentHtml } from './present-html.ts'

type Ctx = Pick<CallContext, 'db' | 'locale'>

/** Library pictures by id, with alternative texts in the page's language. */
export function picturesById({ db, locale }: Ctx, ids: string[]): Promise<Map<string, PictureView>> {
  return presentPictures(db, ids, locale)
}

/** The stored HTML of a text as it is shown: headings with ids, their contents, pictures in every size. */
export async function bodyOf({ db, locale }: Ctx, body: string): Promise<PresentedHtml> {
  return presentHtml(body, await presentPictures(db, picturesIn(body), locale), locale)
}

/** The same without its contents. */
export async function htmlOf(ctx: Ctx, body: string): Promise<string> {
  return (await bodyOf(ctx, body)).html
}

import type { Hono } from 'hono'
import { markDrawing } from '../../../shared/lib/joint/mark.ts'
import { artFile, coverFile } from '../../../shared/lib/joint/picture-file.ts'
import { type ArtKind, artKinds } from '../../../shared/lib/joint/picture-path.ts'
import { brandPalettes, drawingSvg } from '../../../shared/lib/joint/svg.ts'
import { brandNow } from '../brand-now.ts'
import type { HttpEnv } from '../http-env.ts'
import { addPageCodes } from './page-codes.ts'
import { addSharePictures } from './share-pictures.ts'
import { svgAnswer } from './svg-answer.ts'

const forADay = 'public, max-age=86400'

/** Pictures by the joint generator in the portal's colours: icons, the share image, and a cover per record. */
export function addPictures(app: Hono<HttpEnv>, origin: string): void {
  app.get('/favicon.svg', async (c) => {
    const { accent, mark } = await brandNow(c)
    return svgAnswer(drawingSvg(markDrawing(mark), 'auto', brandPalettes(accent)), accent, forADay)
  })
  addSharePictures(app)
  addPageCodes(app, origin)
  app.get('/covers/:kind{[a-z]{1,20}}/:file{[A-Za-z0-9-]{1,40}\\.svg}', async (c) => {
    const { accent } = await brandNow(c)
    const id = c.req.param('file').slice(0, -'.svg'.length)
    return svgAnswer(coverFile(c.req.param('kind'), id, brandPalettes(accent)), accent, forADay)
  })
  app.get('/art/:kind/:file{[A-Za-z0-9-]{1,40}\\.svg}', async (c) => {
    const kind = c.req.param('kind') as ArtKind
    if (!artKinds.includes(kind)) return c.notFound()
    const { accent } = await brandNow(c)
    const file = artFile(kind, c.req.param('file').slice(0, -'.svg'.length), brandPalettes(accent))
    return file ? svgAnswer(file, accent, forADay) : c.notFound()
  })
}

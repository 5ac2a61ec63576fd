import { localeOfPath } from '../../../shared/lib/locale.ts'
import { type MetaArgs, pageMeta } from '../../api/pages/page-meta.ts'
import { GalleryPage } from '../../features/gallery/gallery-page.tsx'
import { useLocale } from '../../ui/page-locale.tsx'

export function meta(args: MetaArgs) {
  const isChinese = localeOfPath(args.location.pathname) === 'zh'
  return pageMeta(args, { title: isChinese ? '组件一览' : 'Gallery of components', isIndexed: false })
}

export default function GalleryRoute() {
  return <GalleryPage locale={useLocale()} />
}

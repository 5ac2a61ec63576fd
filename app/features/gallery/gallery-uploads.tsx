import { Button } from '../../ui/controls/button.tsx'
import { FileField, FileItem, FileList } from '../../ui/controls/file-field.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import type { GalleryText } from './gallery-text.ts'
import { Specimen } from './specimen.tsx'

/** Files while they are sent, stored and refused. */
export function GalleryUploads({ t }: { t: GalleryText }) {
  return (
    <Specimen title={t('已经选好的文件', 'Files that are chosen')} names="FileList, FileItem">
      <FileField
        name="file-filled"
        multiple
        accept=".pdf,.jpg,.png"
        label={t('登记证书', 'Certificate of registration')}
        hint={t('PDF、JPG 或 PNG，每个不超过 10 MB', 'PDF, JPG or PNG, up to 10 MB each')}
        dropText={t('也可以把文件拖到这里', 'You can also drop files here')}
      >
        <FileList label={t('已选文件', 'Chosen files')}>
          <FileItem
            name={t('登记证书-正本.pdf', 'certificate.pdf')}
            state={<StatusTag tone="green">{t('已上传', 'Uploaded')}</StatusTag>}
          />
          <FileItem
            name={t('法定代表人身份证明扫描件.jpg', 'representative.jpg')}
            state={<StatusTag tone="azure">{t('正在上传', 'Uploading')}</StatusTag>}
            progress={{
              share: 0.62,
              label: t('进度', 'Progress'),
              text: t('62%，约 8 秒', '62 %, about 8 seconds'),
            }}
          />
          <FileItem
            name="scan.heic"
            state={<StatusTag tone="red">{t('没有上传', 'Not uploaded')}</StatusTag>}
            error={t('请换成 PDF、JPG 或 PNG', 'Choose a PDF, JPG or PNG')}
            actions={
              <Button type="button" kind="quiet">
                {t('换一个文件', 'Choose another file')}
              </Button>
            }
          />
        </FileList>
      </FileField>
    </Specimen>
  )
}

import { openS3Server } from '../s3-server.ts'

/** Stands for MinIO as `server <folder>`: an S3 server on port 9000 with the account of its environment. */
const [, , , directory = ''] = process.argv
const { MINIO_ROOT_USER: id = '', MINIO_ROOT_PASSWORD: secret = '' } = process.env
await openS3Server({ directory, host: '0.0.0.0', port: 9000, accessKey: { id, secret } })
process.once('SIGTERM', () => process.exit())

import { test as setup } from './browser-test.ts'
import { signInStaff } from './signed-in-staff.ts'

setup('the staff signs in', async ({ browser }) => {
  setup.setTimeout(240_000)
  await signInStaff(browser)
})

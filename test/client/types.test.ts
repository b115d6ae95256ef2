import { expect, test } from 'vitest'
import { clientTypes } from '../../scripts/client-types.ts'
import { testApp } from '../helpers/app.ts'

test('the client’s types are those of the OpenAPI document; npm run client:types brings them up to date', async () => {
  const { app } = await testApp()
  const document = (await (await app.api.request('/openapi.json')).json()) as object
  await expect(clientTypes(document)).toMatchFileSnapshot('../../packages/client/api.ts')
})

import type { TestClient } from '@vastus/server/testing'

type Saved = { clinicId: number; name: string }

/** A template that a clinic has made for its message centre. @returns its id */
export async function createSmsTemplate(staff: TestClient, { clinicId, name }: Saved): Promise<number> {
  const body = { clinicId, name, category: 'OTHER', icon: 'cup', text: name, filters: {} }
  return (await staff.post('/api/clinic/message-centre/templates', body)).json().id
}

/** An audience that a clinic has kept, of everybody. @returns its id */
export async function createSmsAudience(staff: TestClient, { clinicId, name }: Saved): Promise<number> {
  const body = { clinicId, name, filters: {}, excludedPersonIds: [] }
  return (await staff.post('/api/clinic/message-centre/audiences', body)).json().id
}

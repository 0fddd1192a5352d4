/** What members can do, said by themselves or at the desk, and who can help. */
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import {
  helperSchema,
  helpersQuery,
  newSkillsSchema,
  skillsSchema,
} from '#contract/people/skills.ts';
import { byId } from '../parameters.ts';

export const skillsEndpoints = {
  readOwnSkills: endpoint({
    method: 'GET',
    path: '/users/skills',
    access: 'member',
    scope: 'read',
    module: 'skills',
    summary: 'What I can do for others, and all there is to choose from.',
    status: 200,
    reply: skillsSchema,
  }),
  changeOwnSkills: endpoint({
    method: 'PUT',
    path: '/users/skills',
    access: 'member',
    whileSuspended: true,
    module: 'skills',
    summary: 'Say what I can do for others; it replaces what was said before.',
    body: newSkillsSchema,
    status: 200,
    reply: skillsSchema,
  }),
  readMemberSkills: endpoint({
    method: 'GET',
    path: '/admin/banks/users/{id}/skills',
    access: 'admin',
    module: 'skills',
    summary: 'What a member of my bank can do for others.',
    params: byId,
    status: 200,
    reply: skillsSchema,
    refusals: ['not-found'],
  }),
  changeMemberSkills: endpoint({
    method: 'PUT',
    path: '/admin/banks/users/{id}/skills',
    access: 'admin',
    module: 'skills',
    summary: 'Type the sheet of a member of my bank; it replaces what was said before.',
    params: byId,
    body: newSkillsSchema,
    status: 200,
    reply: skillsSchema,
    refusals: ['not-found'],
  }),
  listHelpers: endpoint({
    method: 'GET',
    path: '/admin/helpers',
    access: 'admin',
    module: 'skills',
    summary: 'The members of my bank who can do something, who gave least lately first.',
    query: helpersQuery,
    status: 200,
    reply: z.array(helperSchema),
  }),
};

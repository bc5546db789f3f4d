import { api } from './api';
import type { Me } from './types';

export const session = $state<{ me: Me; known: boolean }>({ me: { id: null }, known: false });

export async function whoAmI(): Promise<void> {
  session.me = await api.get<Me>('/me');
  session.known = true;
}

export async function enterAsGuest(name: string): Promise<void> {
  session.me = await api.post<Me>('/session/guest', { name });
}

export async function logIn(name: string, password: string): Promise<void> {
  session.me = await api.post<Me>('/session', { name, password });
}

export async function register(name: string, password: string): Promise<void> {
  session.me = await api.post<Me>('/accounts', { name, password });
}

export async function leave(): Promise<void> {
  await api.remove('/session');
  session.me = { id: null };
}

export async function deleteAccount(password: string): Promise<void> {
  await api.remove('/accounts/me', { password });
  session.me = { id: null };
}

/** SCOUT for the page. */
import type { GameModule } from '../contract';
import Example from './Example.svelte';
import Result from './Result.svelte';
import Seat from './Seat.svelte';
import Standing from './Standing.svelte';
import Table from './Table.svelte';
import { prompts } from './prompts';
import { course, describe, status } from './saying';

export default { Table, Seat, seatWidth: 80, Standing, Result, Example, status, describe, course, prompts } as unknown as GameModule;

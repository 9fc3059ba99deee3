/** SCORE 5 at the table. */
import type { GameModule } from '../contract';
import { alike, course, describe, early, status } from './sentences';
import { deeds } from './deeds';
import Example from './Example.svelte';
import { prompts } from './guide';
import Result from './Result.svelte';
import Seat from './Seat.svelte';
import Standing from './Standing.svelte';
import Table from './Table.svelte';
import { stage, type Shown } from './stage';
import type { Action, Event, View } from './wire';

const score5: GameModule<View, Action, Event, Shown> = { Table, Seat, seatWidth: 80, Standing, Result, Example, status, describe, alike, course, early, prompts, deeds, stage };
export default score5;
